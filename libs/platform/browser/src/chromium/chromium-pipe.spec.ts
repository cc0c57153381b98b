import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ChromiumPipe } from './chromium-pipe.js';

/** As Playwright does. */
const hear = (pipe: ChromiumPipe, ears: Partial<Pick<ChromiumPipe, 'onmessage' | 'onclose'>>): void =>
  void Object.assign(pipe, ears);

function connected() {
  const toChromium = new PassThrough();
  const fromChromium = new PassThrough();
  const pipe = new ChromiumPipe(toChromium, fromChromium);
  const heard: unknown[] = [];
  const ended = Promise.withResolvers<void>();
  hear(pipe, {
    onmessage: (message) => heard.push(message),
    onclose: (reason) => {
      heard.push(reason);
      ended.resolve();
    },
  });
  return { pipe, toChromium, fromChromium, heard, ended: ended.promise };
}

it('puts messages together, however they are cut, also within a character', async () => {
  const { fromChromium, heard, ended } = connected();
  const bytes = Buffer.from('{"id":1,"result":"héron"}\0{"id":2}\0{"id":3}\0');
  for (const byte of bytes) fromChromium.write(Buffer.of(byte));
  fromChromium.end();
  await ended;
  expect(heard).toEqual([{ id: 1, result: 'héron' }, { id: 2 }, { id: 3 }, 'Chromium has ended']);
});

it('lets what waits for an answer go on before the next message of the same read', async () => {
  const { pipe, fromChromium, heard, ended } = connected();
  hear(pipe, {
    onmessage: (message) => {
      heard.push(message);
      void (async () => {
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        heard.push('gone on');
      })();
    },
  });
  fromChromium.end('{"id":1}\0{"method":"Target.detachedFromTarget"}\0');
  await ended;
  expect(heard).toEqual([
    { id: 1 },
    'gone on',
    { method: 'Target.detachedFromTarget' },
    'gone on',
    'Chromium has ended',
  ]);
});

it('sends messages ended by a zero byte, and none once Chromium has ended', async () => {
  const { pipe, toChromium, fromChromium, ended } = connected();
  pipe.send({ id: 1, method: 'Browser.getVersion' });
  fromChromium.destroy();
  await ended;
  pipe.send({ id: 2 });
  pipe.close();
  expect(await text(toChromium)).toBe('{"id":1,"method":"Browser.getVersion"}\0');
});
