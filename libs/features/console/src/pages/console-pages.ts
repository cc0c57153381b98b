import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';

/** Where the built console is: `dist/console` of the checkout, from the sources as well as from what is built of them. */
export function builtConsole(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) || folder === dirname(folder))
      return join(folder, 'dist', 'console');
  }
}

/** The files of the built console. */
@Injectable()
export class ConsolePages {
  constructor(readonly folder: string) {}

  /** Asked for at each request, so that a build is found without a restart. */
  get isBuilt(): boolean {
    return this.has('index.html');
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }
}
