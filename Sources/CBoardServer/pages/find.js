// Texts are found in all photos so far.

import * as api from './api.js';
import { button, find, make, percent } from './dom.js';

export function listen(whenChosen) {
  find('find').addEventListener('submit', async event => {
    event.preventDefault();
    const text = find('wanted').value.trim();
    if (!text) return;
    try {
      show(await api.found(text), whenChosen);
    } catch (error) {
      find('found').replaceChildren();
      find('found-count').textContent = error.message;
    }
  });
}

function show(places, whenChosen) {
  find('found-count').textContent = places.length ? `${places.length} place${places.length > 1 ? 's' : ''} found` : 'Nothing found';
  find('found').replaceChildren(...places.map(place => make('li', {}, button(
    [...place.lines.flatMap((line, index) => [index ? ' / ' : '', line.before, make('mark', {}, line.found), line.after]),
      make('small', {}, `${place.name}, ${percent(place.confidence)} sure`)],
    () => whenChosen(place)))));
}
