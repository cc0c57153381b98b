import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { load } from 'js-yaml';

/** A small change of product code with a visible effect for a user or an operator. */
export interface Fault {
  id: string;
  /** From the root of the checkout. */
  file: string;
  /** The visible effect. */
  breaks: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
}

/** A part of the product, and the end-to-end tests most likely to find its faults. */
export interface Area {
  area: string;
  /** Files and folders, from the root of the checkout. */
  files: string[];
  tests: string[];
}

const folder = import.meta.dirname;

export function readAreas(): Area[] {
  return load(readFileSync(join(folder, 'areas.yaml'), 'utf8')) as Area[];
}

/** @param from a folder that contains only files of faults. */
export function readFaults(from = join(folder, 'faults')): Fault[] {
  return readdirSync(from)
    .toSorted()
    .flatMap((name) => load(readFileSync(join(from, name), 'utf8')) as Fault[]);
}

/** The first area that contains the file. @throws Error if there is none. */
export function areaOf({ id, file }: Fault, areas: readonly Area[]): Area {
  const area = areas.find(({ files }) => files.some((path) => file === path || file.startsWith(`${path}/`)));
  if (!area) throw new Error(`${id}: no area of areas.yaml has the file ${file}.`);
  return area;
}

/** @throws Error if the fault no longer matches the source, or the result is not TypeScript. */
export function plant({ id, file, find, replace }: Fault, source: string): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${id}: its text occurs ${parts.length - 1} times in ${file}.`);
  const changed = parts.join(replace);
  if (changed === source) throw new Error(`${id}: changes nothing in ${file}.`);
  const { diagnostics = [] } = ts.transpileModule(changed, { fileName: file, reportDiagnostics: true });
  const [first] = diagnostics;
  if (first) throw new Error(`${id}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`);
  return changed;
}
