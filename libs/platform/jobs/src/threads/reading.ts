declare const RESULT: unique symbol;

/** A function of a `*.reading.ts` module, run by {@link ReadingThreads}. */
export interface Reading<A extends readonly unknown[], R> {
  /** File URL of the module. */
  readonly module: string;
  /** Name of the exported function. */
  readonly name: string;
  /** Never set at run time: carries the types. */
  readonly [RESULT]?: (...args: A) => R;
}

/** Arguments and result are sent to a thread, so they are plain data. */
type PlainFunction = (...args: never[]) => unknown;

/**
 * References a pure function that parses untrusted text. Import only its type, so that the parser is loaded in
 * threads only:
 *
 *     import type { readPage } from './page.reading.js';
 *     const READ_PAGE = defineReading<typeof readPage>(import.meta.url, './page.reading.js', 'readPage');
 *
 * @param from `import.meta.url` of the caller.
 * @param path of the module, relative to it, ending in `.reading.js`.
 * @throws TypeError for modules with another name: the architecture rules keep parsers in `*.reading.ts`.
 */
export function defineReading<F extends PlainFunction>(
  from: string,
  path: string,
  name: string,
): Reading<Parameters<F>, Awaited<ReturnType<F>>> {
  if (!path.endsWith('.reading.js')) throw new TypeError(`${path} must end in .reading.js`);
  // Threads run the source when the caller does; a compiled caller runs the compiled module next to it.
  const file = from.endsWith('.ts') ? path.replace(/\.js$/, '.ts') : path;
  return { module: new URL(file, from).href, name };
}
