// Elements, made of data: what was read is text in them, never markup.

export const find = id => document.getElementById(id);

/** An element with attributes and what is in it. */
export function make(name, attributes = {}, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

export function button(content, whenPressed, attributes = {}) {
  const element = make('button', { type: 'button', ...attributes }, ...content);
  element.addEventListener('click', whenPressed);
  return element;
}

export const percent = value => `${Math.round(100 * value)} %`;

/** How sure a reading is, as the overlay of the program tells it. */
export const level = confidence => confidence >= 0.8 ? 'sure' : confidence >= 0.5 ? 'fair' : 'poor';
