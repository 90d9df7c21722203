// The words of a photo, to be corrected.

import * as api from './api.js';
import { button, find, level, make, percent } from './dom.js';

const doubtful = 0.8;
const most = 60;
const cropHeight = 64;

/** Words of all pages, the most doubtful first. */
function byDoubt(pages) {
  const words = pages.flatMap((page, index) => page.blocks.flatMap(block => block.lines)
    .flatMap(line => line.words).map(word => ({ page: index, word, sure: surety(word) })));
  return words.sort((one, other) => one.sure - other.sure || one.word.index - other.word.index);
}

const surety = word => Math.min(word.confidence, ...(word.characters ?? []).map(character => character.confidence));

/** Shows the words; `pictures` are the photos of the pages, from which they are cut. */
export function show(id, pages, pictures, whenCorrected) {
  const words = byDoubt(pages);
  const shown = words.filter(entry => entry.sure < doubtful).slice(0, most);
  const list = find('words');
  const card = entry => wordCard(id, pages, entry, pictures, whenCorrected);
  list.replaceChildren(...shown.map(card));
  find('words-count').textContent = shown.length ? `${shown.length} of ${words.length} words are doubtful` : `None of ${words.length} words is doubtful`;
  const more = find('more');
  more.hidden = shown.length === words.length;
  more.onclick = () => {
    const rest = words.filter(entry => !shown.includes(entry)).map(card);
    list.append(...rest);
    more.hidden = true;
    rest[0].querySelector('input').focus();
  };
}

/** Leads to a word's field, which is shown if it was not. */
export function lead(page, index) {
  const wanted = () => document.querySelector(`.word[data-page="${page}"][data-word="${index}"] input`);
  if (!wanted()) find('more').click();
  const field = wanted();
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

function wordCard(id, pages, { page, word }, pictures, whenCorrected) {
  const item = make('li', { class: `word ${level(word.confidence)}`, 'data-page': page, 'data-word': word.index });
  const letters = (word.characters ?? []).map(character => character.text);
  const name = `w${page}-${word.index}`;
  const field = make('input', { type: 'text', id: name, autocapitalize: 'off', autocomplete: 'off', spellcheck: 'false', maxlength: 200 });
  field.value = word.text;
  const choices = make('div', { class: 'choices', role: 'group', 'aria-label': 'Runners-up' });
  const glyphs = make('div', { class: 'glyphs', role: 'group', 'aria-label': `Characters of ${word.text}` });
  const choose = (index, text) => {
    letters[index] = text;
    field.value = letters.join('');
    glyphs.children[index].querySelector('b').textContent = text || '∅';
    glyphs.children[index].setAttribute('aria-expanded', 'false');
    choices.replaceChildren();
    glyphs.children[index].focus();
  };
  (word.characters ?? []).forEach((character, index) => glyphs.append(button(
    [make('b', {}, character.text), make('small', {}, percent(character.confidence))],
    () => {
      for (const [other, glyph] of [...glyphs.children].entries()) glyph.setAttribute('aria-expanded', String(other === index));
      choices.replaceChildren(...options(character).map(({ text, note }) =>
        button([make('b', {}, text || '∅'), make('small', {}, note)], () => choose(index, text))));
      choices.querySelector('button').focus();
    },
    { 'aria-expanded': 'false', class: character.confidence < doubtful ? 'doubtful' : '' })));
  const said = make('small', { role: 'status', class: 'note' });
  const save = async event => {
    event.preventDefault();
    try {
      await whenCorrected(await api.correct(id, page, word.index, field.value));
      said.textContent = field.value.trim() ? 'Saved' : 'Taken out';
      item.className = 'word sure';
    } catch (error) {
      said.textContent = error.message;
    }
  };
  const form = make('form', {}, make('label', { for: name }, `Read as ${word.text}, ${percent(word.confidence)} sure`),
    make('div', { class: 'row' }, field, make('button', { type: 'submit', 'aria-label': `Save ${word.text}` }, 'Save')), said);
  form.addEventListener('submit', save);
  item.append(crop(pictures[page], pages[page].image, word.box), glyphs, choices, form);
  const frame = () => document.querySelector(`.frame[data-page="${page}"][data-word="${word.index}"]`);
  for (const [name, on] of [['focusin', true], ['pointerenter', true], ['focusout', false], ['pointerleave', false]]) {
    item.addEventListener(name, () => frame()?.classList.toggle('looked-at', on));
  }
  return item;
}

const options = character => [
  { text: character.text, note: percent(character.confidence) },
  ...(character.alternatives ?? []).map(other => ({ text: other.text, note: percent(other.confidence) })),
  { text: '', note: 'nothing' },
];

/** The word on the photo with a little of what is around it. */
function crop(picture, page, box) {
  const scale = picture.naturalWidth / page.width;
  const margin = Math.max(2, box.height / 6);
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const [width, height] = [Math.min(page.width - x, box.width + 2 * margin), Math.min(page.height - y, box.height + 2 * margin)];
  const shrink = Math.min(1, cropHeight / (height * scale));
  const canvas = make('canvas', { 'aria-hidden': 'true' });
  canvas.width = Math.max(1, Math.round(width * scale * shrink));
  canvas.height = Math.max(1, Math.round(height * scale * shrink));
  canvas.getContext('2d').drawImage(picture, x * scale, y * scale, width * scale, height * scale, 0, 0, canvas.width, canvas.height);
  return canvas;
}
