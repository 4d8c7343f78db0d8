import { AppError, type Endpoint, type EndpointCall, type EndpointReply } from '@kilim/contract';
import { reportCall } from './call-observer.ts';
import { endpointUrl, readReply } from './client.ts';

interface UploadOptions {
  /** Of a form, the browser sets the content type. */
  readonly file: Blob | FormData;
  readonly signal: AbortSignal;
  /** Called with the share of the file that was sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Calls an endpoint with `rawBody` and reports progress, which `fetch` cannot do for uploads. Returns and throws like
 * `call`.
 */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  given: EndpointCall<E>,
  { file, signal, onProgress }: UploadOptions,
): Promise<EndpointReply<E>> {
  const response = await new Promise<Response>((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(
      endpoint.method,
      (endpointUrl as (endpoint: Endpoint, given: unknown) => string)(endpoint, given),
    );
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang || 'tr');
    if (!(file instanceof FormData)) {
      request.setRequestHeader('content-type', endpoint.rawBody?.[0] ?? 'application/octet-stream');
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => onProgress(1));
    const stop = (): void => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('error', () =>
      reject(new AppError('general_unavailable', { cause: new TypeError('upload failed') })),
    );
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.send(file);
  });
  const reply = await readReply(endpoint, response, signal);
  reportCall(endpoint.name);
  return reply;
}
