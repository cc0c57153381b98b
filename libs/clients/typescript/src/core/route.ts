import { CapstanError } from '../errors/capstan-error.js';

/** A path that is written when its call is sent, so that an id which names nothing rejects that call. */
export type Route = () => string;

/** The path of a file, whose segments stay apart. */
export class FilePath {
  constructor(readonly path: string) {}
}

/** A path with its parameters in place, none of which makes another route of it: an id stays one segment. */
export const route =
  (texts: TemplateStringsArray, ...parts: (string | FilePath)[]): Route =>
  () =>
    String.raw({ raw: texts }, ...parts.map((part) => written(part, texts.join('…'))));

/** @throws CapstanError when it names nothing. */
function written(part: string | FilePath, where: string): string {
  const isFile = part instanceof FilePath;
  const value: unknown = isFile ? part.path : part;
  const segments = typeof value !== 'string' ? [''] : isFile ? value.split('/') : [value];
  if (segments.some((segment) => ['', '.', '..'].includes(segment))) {
    throw new CapstanError(
      `${isFile ? 'The path of a file' : 'An id'} in ${where} is ${JSON.stringify(value) ?? String(value)}, which cannot ` +
        `name anything. Pass ${isFile ? 'one that `files` lists' : 'the id that the service gave'}.`,
    );
  }
  return segments.map(encodeURIComponent).join('/');
}
