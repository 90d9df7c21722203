'use strict';
const pictures = JSON.parse(document.getElementById('data').textContent);
const entries = [];

function make(name, style, text) {
  const element = document.createElement(name);
  if (style) element.className = style;
  if (text !== undefined) element.textContent = text;
  return element;
}

function image(source, label) {
  const picture = make('img');
  picture.src = source;
  picture.alt = label;
  return picture;
}

function changed(entry) {
  const text = entry.field.value.trim();
  entry.isChanged = text !== entry.word.text;
  entry.card.classList.toggle('changed', entry.isChanged);
  entry.card.classList.toggle('confirmed', entry.confirm.checked && !entry.isChanged);
  entry.frame.classList.toggle('done', entry.isChanged || entry.confirm.checked);
  const count = entries.filter(e => e.isChanged).length;
  const confirmed = entries.filter(e => e.confirm.checked && !e.isChanged).length;
  document.getElementById('count').textContent = `${count} corrected, ${confirmed} confirmed, of ${entries.length} words`;
  document.getElementById('download').disabled = count + confirmed === 0;
}

function spell(entry) {
  entry.field.value = entry.letters.join('');
  entry.buttons.forEach((button, index) => { button.querySelector('b').textContent = entry.letters[index] || '∅'; });
  changed(entry);
}

function choose(entry, index, text) {
  entry.letters[index] = text;
  spell(entry);
  entry.choices.replaceChildren();
  entry.buttons.forEach(button => button.setAttribute('aria-expanded', 'false'));
}

function open(entry, index) {
  const glyph = entry.word.glyphs[index];
  entry.buttons.forEach((button, other) => button.setAttribute('aria-expanded', String(other === index)));
  const options = [{ text: glyph.text, sure: glyph.sure }, ...glyph.others].map(option => {
    const button = make('button', 'choice');
    button.type = 'button';
    button.append(make('b', '', option.text), make('small', '', `${option.sure} %`));
    button.addEventListener('click', () => choose(entry, index, option.text));
    return button;
  });
  const none = make('button', 'choice');
  none.type = 'button';
  none.append(make('b', '', '∅'), make('small', '', 'nothing'));
  none.addEventListener('click', () => choose(entry, index, ''));
  const field = make('input', 'letter');
  field.setAttribute('aria-label', `another character than ${glyph.text}`);
  field.placeholder = 'other';
  field.autocapitalize = 'off';
  field.addEventListener('change', () => { if (field.value.trim()) choose(entry, index, field.value.trim()); });
  entry.choices.replaceChildren(...options, none, field);
}

function show(word, picture, photo) {
  const entry = { word, picture, letters: word.glyphs.map(glyph => glyph.text), isChanged: false };
  entry.frame = make('span', 'frame');
  const share = (value, whole) => `${100 * value / whole}%`;
  Object.assign(entry.frame.style, {
    left: share(word.place.x, picture.width), top: share(word.place.y, picture.height),
    width: share(word.place.width, picture.width), height: share(word.place.height, picture.height) });
  photo.append(entry.frame);
  entry.card = make('article', 'word');
  entry.card.append(image(word.picture, `the word read as ${word.text}`));
  const glyphs = make('div', 'glyphs');
  entry.buttons = word.glyphs.map((glyph, index) => {
    const button = make('button', glyph.sure < 80 ? 'glyph doubtful' : 'glyph');
    button.type = 'button';
    button.setAttribute('aria-expanded', 'false');
    button.append(image(glyph.picture, ''), make('b', '', glyph.text), make('small', '', `${glyph.sure} %`));
    button.addEventListener('click', () => open(entry, index));
    glyphs.append(button);
    return button;
  });
  entry.choices = make('div', 'choices');
  entry.field = make('input', 'text');
  entry.field.value = word.text;
  entry.field.setAttribute('aria-label', `what the word read as ${word.text} says`);
  entry.field.autocapitalize = 'off';
  entry.field.spellcheck = false;
  entry.field.addEventListener('input', () => changed(entry));
  const label = make('label', 'confirm');
  entry.confirm = make('input');
  entry.confirm.type = 'checkbox';
  entry.confirm.addEventListener('change', () => changed(entry));
  label.append(entry.confirm, ' right as it is');
  const line = make('div', 'line');
  line.append(entry.field, label);
  entry.card.append(glyphs, entry.choices, line);
  entry.card.addEventListener('pointerenter', () => entry.frame.classList.add('looked-at'));
  entry.card.addEventListener('pointerleave', () => entry.frame.classList.remove('looked-at'));
  entries.push(entry);
  return entry;
}

function corrections() {
  return { schema: 'boardscan-corrections', version: 1,
    corrections: entries.filter(entry => entry.isChanged || entry.confirm.checked).map(entry => ({
      image: entry.picture.image, page: entry.picture.page, box: entry.word.box, text: entry.field.value.trim() })) };
}

for (const picture of pictures) {
  const section = make('section', 'picture');
  section.append(make('h2', '', picture.image || 'standard input'));
  const photo = make('div', 'photo');
  photo.append(image(picture.photo, 'the photo'));
  const words = make('div', 'words');
  for (const word of picture.words) words.append(show(word, picture, photo).card);
  if (!picture.words.length) words.append(make('p', '', 'There is nothing to doubt.'));
  section.append(photo, words);
  document.getElementById('pictures').append(section);
}
document.getElementById('count').textContent = `0 corrected, 0 confirmed, of ${entries.length} words`;
document.getElementById('download').disabled = true;
document.getElementById('download').addEventListener('click', () => {
  const file = new Blob([JSON.stringify(corrections(), null, 2) + '\n'], { type: 'application/json' });
  const link = make('a');
  link.href = URL.createObjectURL(file);
  link.download = 'corrections.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});
