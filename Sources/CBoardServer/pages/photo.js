// A photo: its picture, what was read on it, what can be downloaded.

import * as api from './api.js';
import { find, level, make, percent } from './dom.js';
import * as words from './words.js';

let shown = null;

/** Shows a photo, and where `place` is told, leads to it. */
export async function show(id, place) {
  const [photo, document, text] = await Promise.all([api.photo(id), api.read(id), api.text(id)]);
  shown = id;
  find('photo').hidden = false;
  find('photo-title').textContent = photo.name;
  find('photo-problems').textContent = photo.problems.join('; ');
  find('text').textContent = text || 'No text was found.';
  for (const format of ['text', 'md', 'hocr', 'pdf']) find(`get-${format}`).href = api.resultPath(id, format);
  find('get-corrections').href = api.correctionsPath(id);
  const pictures = await Promise.all(document.pages.map((page, index) => loaded(id, index, photo.name)));
  draw(id, document.pages, pictures);
  words.show(id, document.pages, pictures, () => refresh(id));
  find('photo-title').focus();
  find('photo').scrollIntoView();
  if (place) mark(place);
}

/** What has changed when a word was corrected. */
async function refresh(id) {
  const [document, text] = await Promise.all([api.read(id), api.text(id)]);
  if (shown !== id) return;
  find('text').textContent = text || 'No text was found.';
  const pictures = [...find('pictures').querySelectorAll('img.photo')];
  draw(id, document.pages, pictures);
}

function loaded(id, page, name) {
  return new Promise((done, failed) => {
    const picture = make('img', { alt: `The photo ${name}, page ${page + 1}`, class: 'photo' });
    picture.addEventListener('load', () => done(picture));
    picture.addEventListener('error', () => failed(new Error('the photo cannot be shown')));
    picture.src = api.picturePath(id, page, 'photo');
  });
}

function draw(id, pages, pictures) {
  find('pictures').replaceChildren(...pages.map((page, index) => {
    const frames = page.blocks.flatMap(block => block.lines).flatMap(line => line.words).map(word => frame(page, index, word));
    const cleaned = make('img', { alt: `The cleaned board, page ${index + 1}`, class: 'cleaned', hidden: '' });
    cleaned.dataset.source = api.picturePath(id, index, 'cleaned');
    return make('div', { class: 'picture' }, pictures[index], ...frames, cleaned);
  }));
  look();
}

/** A word's place; a shortcut for the pointer to its field in the list, which keys lead to as well. */
function frame(page, index, word) {
  const share = (value, whole) => `${100 * value / whole}%`;
  const element = make('span', { class: `frame ${level(word.confidence)}`, 'aria-hidden': 'true', 'data-page': index, 'data-word': word.index,
    'data-box': JSON.stringify(word.box), title: `${word.text} ${percent(word.confidence)}` });
  Object.assign(element.style, {
    left: share(word.box.x, page.image.width), top: share(word.box.y, page.image.height),
    width: share(word.box.width, page.image.width), height: share(word.box.height, page.image.height) });
  element.addEventListener('click', () => words.lead(index, word.index));
  return element;
}

/** Shows what was chosen of photo, words and cleaned board. */
function look() {
  const view = document.querySelector('input[name="view"]:checked').value;
  for (const element of find('pictures').querySelectorAll('.frame')) element.hidden = view !== 'overlay';
  for (const element of find('pictures').querySelectorAll('img.photo')) element.hidden = view === 'cleaned';
  for (const element of find('pictures').querySelectorAll('img.cleaned')) {
    element.hidden = view !== 'cleaned';
    if (view === 'cleaned' && !element.src) element.src = element.dataset.source;
  }
}

/** Frames the words that were found, and scrolls there. */
function mark({ page, box }) {
  const inside = ({ x, y, width, height }) => x + width / 2 >= box.x && x + width / 2 <= box.x + box.width
    && y + height / 2 >= box.y && y + height / 2 <= box.y + box.height;
  const hits = [...find('pictures').querySelectorAll(`.frame[data-page="${page}"]`)]
    .filter(element => box && inside(JSON.parse(element.dataset.box)));
  for (const element of hits) element.classList.add('looked-at');
  hits[0]?.scrollIntoView({ block: 'center' });
}

export function listen(whenForgotten) {
  for (const choice of document.querySelectorAll('input[name="view"]')) choice.addEventListener('change', look);
  find('copy').addEventListener('click', async () => {
    // Browsers allow it on this machine and over TLS alone: elsewhere the text is selected.
    try {
      await navigator.clipboard.writeText(find('text').textContent);
      find('status').textContent = 'The text is copied';
    } catch {
      getSelection().selectAllChildren(find('text'));
      find('status').textContent = 'The text is selected';
    }
  });
  find('forget').addEventListener('click', async () => {
    if (shown) await api.forget(shown).catch(() => {});
    shown = null;
    find('photo').hidden = true;
    whenForgotten();
  });
}
