import { CapstanError } from '../errors/capstan-error.js';

/** A path that is built when its call is sent, so that an invalid id rejects that call. */
export type Route = () => string;

/** The path of a file, with its segments kept. */
export class FilePath {
  constructor(readonly path: string) {}
}

/** A path with encoded parameters, which cannot change the route: an id stays one segment. */
export const route =
  (texts: TemplateStringsArray, ...parts: (string | FilePath)[]): Route =>
  () =>
    String.raw({ raw: texts }, ...parts.map((part) => written(part, texts.join('…'))));

/** @throws CapstanError if it is empty. */
function written(part: string | FilePath, where: string): string {
  const isFile = part instanceof FilePath;
  const value: unknown = isFile ? part.path : part;
  const segments = typeof value !== 'string' ? [''] : isFile ? value.split('/') : [value];
  if (segments.some((segment) => ['', '.', '..'].includes(segment))) {
    throw new CapstanError(
      `${isFile ? 'The path of a file' : 'An id'} in ${where} is ${JSON.stringify(value) ?? String(value)}, which is ` +
        `invalid. Pass ${isFile ? 'one that `files` lists' : 'the id that the service returned'}.`,
    );
  }
  return segments.map(encodeURIComponent).join('/');
}
