import type { Checkout } from '@capstan/workspaces';
import { z } from 'zod';
import { ToolError } from './tool.js';

/** Larger files cannot be read by a model. */
const MAX_FILE_BYTES = 256 * 1024;

/** Relative path of a file; models often begin it with `./`. */
export const filePath = z.string().transform((path) => path.replace(/^(\.\/)+/, ''));

/** Reads a text file. @throws ToolError, PathError. */
export async function readTextFile(checkout: Checkout, path: string): Promise<string> {
  const bytes = await checkout.read(path);
  if (!bytes) throw new ToolError(`There is no file ${path}. Use list to see what there is.`);
  if (bytes.byteLength > MAX_FILE_BYTES) {
    throw new ToolError(
      `${path} has ${bytes.byteLength} bytes; files over ${MAX_FILE_BYTES} cannot be read.`,
    );
  }
  const text = textOf(bytes);
  if (text === null) throw new ToolError(`${path} is not a text file (${bytes.byteLength} bytes).`);
  return text;
}

/** Null if the bytes are not UTF-8 text. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.byteLength > MAX_FILE_BYTES || bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
