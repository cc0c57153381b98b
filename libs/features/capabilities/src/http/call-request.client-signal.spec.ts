import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { clientSignal } from './call-request.decorator.js';

const response = (): ServerResponse => new ServerResponse(new IncomingMessage(new Socket()));

describe('clientSignal', () => {
  it('is not aborted while the client is connected', () => {
    expect(clientSignal({ raw: response() }).aborted).toBe(false);
  });

  it('aborts when the connection closes before the answer is complete', () => {
    const raw = response();
    const signal = clientSignal({ raw });
    raw.emit('close');
    expect(signal.aborted).toBe(true);
  });

  it('is aborted from the start when the client disconnected earlier', () => {
    const raw = response();
    raw.destroy();
    expect(clientSignal({ raw }).aborted).toBe(true);
  });

  it('is not aborted by the close that follows a complete answer', async () => {
    const raw = response();
    raw.assignSocket(new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() }) as Socket);
    const signal = clientSignal({ raw });
    await new Promise<void>((finished) => raw.end(finished));
    raw.emit('close');
    expect(signal.aborted).toBe(false);
  });
});
