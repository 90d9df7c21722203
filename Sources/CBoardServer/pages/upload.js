// Photos are taken, chosen or dropped, and sent one after the other.

import * as api from './api.js';
import { find } from './dom.js';

const patience = 12;  // times that a busy server is asked again
let most = Infinity;

export function limit(bytes) { most = bytes; }

export function listen(whenRead) {
  const [file, drop] = [find('file'), find('drop')];
  file.addEventListener('change', async () => {
    await sendAll([...file.files], whenRead);
    file.value = '';
  });
  for (const name of ['dragenter', 'dragover']) {
    drop.addEventListener(name, event => { event.preventDefault(); drop.classList.add('over'); });
  }
  for (const name of ['dragleave', 'drop']) drop.addEventListener(name, () => drop.classList.remove('over'));
  drop.addEventListener('drop', event => { event.preventDefault(); sendAll([...event.dataTransfer.files], whenRead); });
  // Beside its place, a photo would be shown instead of the page.
  for (const name of ['dragover', 'drop']) window.addEventListener(name, event => event.preventDefault());
}

async function sendAll(files, whenRead) {
  const stopping = new AbortController();
  find('cancel').onclick = () => stopping.abort();
  find('trouble').textContent = '';
  find('uploading').hidden = false;
  const troubles = [];
  for (const [number, file] of files.entries()) {
    const name = files.length > 1 ? `${file.name} (${number + 1} of ${files.length})` : file.name;
    try {
      const photo = await sendPatiently(file, name, stopping.signal);
      find('status').textContent = `${file.name}: ${photo.words} words read`;
      await whenRead(photo);
    } catch (error) {
      troubles.push(error.name === 'AbortError' ? `${file.name}: cancelled` : `${file.name}: ${error.message}`);
      find('status').textContent = '';
    }
    if (stopping.signal.aborted) break;
  }
  find('uploading').hidden = true;
  find('trouble').textContent = troubles.join('; ');
}

async function sendPatiently(file, name, signal) {
  if (file.size > most) throw new Error(`the photo has more than ${Math.floor(most / 1e6)} MB`);
  for (let tries = 1; ; tries++) {
    show(`Sending ${name}`, 0);
    try {
      return await api.send(file, share => show(share < 1 ? `Sending ${name}` : `Reading ${name}`, share), signal);
    } catch (error) {
      if (!error.retryAfter || tries >= patience || signal.aborted) throw error;
      show(`Waiting for other photos: ${name}`, 1);
      await new Promise(done => setTimeout(done, 1000 * error.retryAfter));
    }
  }
}

function show(text, share) {
  find('progress-label').textContent = text;
  const progress = find('progress');
  if (share < 1) progress.value = Math.round(100 * share); else progress.removeAttribute('value');
}
