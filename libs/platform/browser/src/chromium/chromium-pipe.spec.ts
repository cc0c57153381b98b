import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ChromiumPipe } from './chromium-pipe.js';

/** Attaches listeners as Playwright does. */
const listenTo = (
  pipe: ChromiumPipe,
  listeners: Partial<Pick<ChromiumPipe, 'onmessage' | 'onclose'>>,
): void => void Object.assign(pipe, listeners);

function connected() {
  const toChromium = new PassThrough();
  const fromChromium = new PassThrough();
  const pipe = new ChromiumPipe(toChromium, fromChromium);
  const received: unknown[] = [];
  const ended = Promise.withResolvers<void>();
  listenTo(pipe, {
    onmessage: (message) => received.push(message),
    onclose: (reason) => {
      received.push(reason);
      ended.resolve();
    },
  });
  return { pipe, toChromium, fromChromium, received, ended: ended.promise };
}

it('reassembles messages from chunks, also when split within a character', async () => {
  const { fromChromium, received, ended } = connected();
  const bytes = Buffer.from('{"id":1,"result":"héron"}\0{"id":2}\0{"id":3}\0');
  for (const byte of bytes) fromChromium.write(Buffer.of(byte));
  fromChromium.end();
  await ended;
  expect(received).toEqual([{ id: 1, result: 'héron' }, { id: 2 }, { id: 3 }, 'Chromium has exited']);
});

it('lets promises settle before it delivers the next message of the same read', async () => {
  const { pipe, fromChromium, received, ended } = connected();
  listenTo(pipe, {
    onmessage: (message) => {
      received.push(message);
      void (async () => {
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        received.push('continued');
      })();
    },
  });
  fromChromium.end('{"id":1}\0{"method":"Target.detachedFromTarget"}\0');
  await ended;
  expect(received).toEqual([
    { id: 1 },
    'continued',
    { method: 'Target.detachedFromTarget' },
    'continued',
    'Chromium has exited',
  ]);
});

it('terminates messages with a zero byte, and sends none once Chromium has exited', async () => {
  const { pipe, toChromium, fromChromium, ended } = connected();
  pipe.send({ id: 1, method: 'Browser.getVersion' });
  fromChromium.destroy();
  await ended;
  pipe.send({ id: 2 });
  pipe.close();
  expect(await text(toChromium)).toBe('{"id":1,"method":"Browser.getVersion"}\0');
});
