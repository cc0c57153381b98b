import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { catalog } from '@capstan/catalog';
import { addressesOfNoVendor } from './no-vendors.js';

/** The start of a WAV file: no server looks further here. */
export const WAV = Buffer.concat([
  Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt ', 'latin1'),
  Buffer.alloc(2_000, 7),
]);

/** A transcription server on loopback, as Speaches has it. */
export class TranscriptionServer {
  /** Requests that have no answer yet. */
  underWay = 0;
  /** Recordings that it got so far. */
  received = 0;
  private answersAll = Promise.withResolvers<void>();
  private answersUntil = Infinity;

  private constructor(
    private readonly server: Server,
    private readonly delayMs: number,
  ) {}

  /** @param delayMs from the end of a request to its answer. */
  static async start(delayMs: number): Promise<TranscriptionServer> {
    const server = createServer();
    const started = new TranscriptionServer(server, delayMs);
    server.on('request', (request, response) => {
      started.underWay += 1;
      response.on('close', () => (started.underWay -= 1));
      started.answer(request).then(
        (body) => response.end(body),
        // Its worker was killed while it sent the request.
        () => response.destroy(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return started;
  }

  /** The variables that make it the only vendor. */
  get env(): Record<string, string> {
    const host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return {
      ...addressesOfNoVendor(catalog),
      SPEACHES_BASE_URL: `http://${host}`,
      OUTBOUND_ALLOW_HOSTS: host,
    };
  }

  /** Starts to count, and answers only this many recordings, until `release` is called. */
  holdAfter(count: number): void {
    this.received = 0;
    this.answersUntil = count;
    this.answersAll = Promise.withResolvers<void>();
  }

  /** Answers all recordings, also those that it got before. */
  release(): void {
    this.answersUntil = Infinity;
    this.answersAll.resolve();
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: NodeJS.ReadableStream): Promise<string> {
    for await (const _chunk of request);
    this.received += 1;
    if (this.received > this.answersUntil) await this.answersAll.promise;
    await sleep(this.delayMs);
    const segments = [{ start: 0, end: 1.5, text: ' Good morning.' }];
    return JSON.stringify({ text: ' Good morning.', language: 'english', duration: 1.5, segments });
  }
}
