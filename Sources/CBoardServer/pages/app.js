// What belongs to what: photos that were sent are shown, so are those that were found or are chosen from the list.

import * as api from './api.js';
import { button, find, make } from './dom.js';
import * as finding from './find.js';
import * as photo from './photo.js';
import * as upload from './upload.js';

const troubled = action => async (...values) => {
  find('trouble').textContent = '';
  try {
    await action(...values);
  } catch (error) {
    find('trouble').textContent = error.message;
  }
};

async function list() {
  const photos = await api.photos();
  find('shelf').hidden = photos.length === 0;
  find('photos').replaceChildren(...photos.map(({ id, name, words }) => make('li', {},
    button([`${name}: ${words} word${words === 1 ? '' : 's'}`], troubled(() => photo.show(id))))));
}

upload.listen(async read => {
  await list();
  await photo.show(read.id);
});
finding.listen(troubled(async place => {
  const id = place.photo ?? (await api.open(place.name)).id;
  await photo.show(id, place);
  await list();
}));
photo.listen(troubled(list));

troubled(async () => {
  const limits = await api.limits();
  upload.limit(limits.bytes);
  find('storing').textContent = limits.storesPhotos ? 'Photos are stored in a folder.' : 'Nothing is stored.';
  await list();
})();
