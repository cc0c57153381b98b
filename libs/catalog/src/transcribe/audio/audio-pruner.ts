import { Injectable } from '@nestjs/common';
import { RepeatedWork } from '@capstan/platform-core';
import { AudioFiles } from './audio-files.js';

const EVERY_MS = 10 * 60_000;

/** Deletes old audio, in every process: copies are on each machine, and calls must not wait for it. */
@Injectable()
export class AudioPruner extends RepeatedWork {
  constructor(private readonly files: AudioFiles) {
    super(EVERY_MS);
  }

  override run(): Promise<void> {
    return this.files.prune();
  }
}
