// What the server is asked for.

async function ask(path, options = {}) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(await reason(response));
  return response;
}

async function reason(response) {
  try {
    return (await response.json()).error;
  } catch {
    return `the server answers ${response.status}`;
  }
}

const json = async (path, options) => (await ask(path, options)).json();
const part = encodeURIComponent;

export const limits = () => json('/v1/limits');
export const photos = async () => (await json('/v1/photos')).photos;
export const photo = id => json(`/v1/photos/${part(id)}`);
export const forget = id => ask(`/v1/photos/${part(id)}`, { method: 'DELETE' });
export const open = name => json(`/v1/open?name=${part(name)}`, { method: 'POST' });
export const found = async text => (await json(`/v1/find?text=${part(text)}`)).places;
export const resultPath = (id, format) => `/v1/photos/${part(id)}/result?format=${format}`;
export const correctionsPath = id => `/v1/photos/${part(id)}/corrections`;
export const picturePath = (id, page, kind) => `/v1/photos/${part(id)}/pages/${page}/${kind}`;
export const text = async id => (await ask(resultPath(id, 'text'))).text();
export const read = id => json(resultPath(id, 'json'));

export const correct = (id, page, word, text) => json(`/v1/photos/${part(id)}/pages/${page}/words/${word}`, {
  method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text }),
});

/** Sends a photo; tells how much has gone. XMLHttpRequest does that, fetch does not. */
export function send(file, whenSent, signal) {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/v1/photos?name=${part(file.name)}`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', event => event.lengthComputable && whenSent(event.loaded / event.total));
    request.addEventListener('load', () => {
      if (request.status === 201) return done(request.response);
      const error = new Error(request.response?.error ?? `the server answers ${request.status}`);
      error.retryAfter = request.status === 429 ? Number(request.getResponseHeader('Retry-After')) : 0;
      failed(error);
    });
    request.addEventListener('error', () => failed(new Error('the server cannot be reached')));
    request.addEventListener('abort', () => failed(new DOMException('cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
