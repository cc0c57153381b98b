import { SandboxUnavailableError } from '@capstan/sandbox';
import { WorkspaceFullError } from '@capstan/workspaces';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSandbox } from '../../fixtures/fake-sandbox.js';
import { FakeSession } from '../../fixtures/fake-session.js';
import { Conversation } from '../conversation.js';
import { PublishGate } from '../publish-gate.js';
import { Toolbox } from './toolbox.js';

let session: FakeSession;

beforeEach(async () => {
  session = await FakeSession.begun({
    files: {
      'index.html': '<h1>Alma</h1>\n<p>Bread.</p>\n<p>Bread.</p>\n',
      'blog/first.html': '<h1>First loaf</h1>\n',
      '.capstan/site.json': '{}',
    },
  });
});

interface Outcome {
  output: string;
  isError: boolean;
}

async function callAll(
  calls: [string, Record<string, unknown>][],
  sandbox = new FakeSandbox(),
): Promise<Outcome[]> {
  const conversation = await Conversation.load(session.transcript);
  const toolbox = await Toolbox.for(sandbox);
  const results = await toolbox.run(
    calls.map(([name, input], index) => ({ id: `call${index}`, name, input })),
    { session, conversation, gate: new PublishGate(session, conversation) },
  );
  return results.map(({ output, isError }, index) => {
    const [, inner = ''] =
      new RegExp(`^<data call${index}>\n([^]*)\n</data call${index}>$`).exec(output) ?? [];
    return { output: inner || output, isError };
  });
}

const call = async (name: string, input: Record<string, unknown>, sandbox?: FakeSandbox): Promise<Outcome> =>
  (await callAll([[name, input]], sandbox))[0]!;

const refusal = (output: RegExp) => ({ output: expect.stringMatching(output), isError: true });

describe('read', () => {
  it('shows a file, or a range of its lines', async () => {
    expect(await call('read', { path: 'index.html' })).toEqual({
      output: 'index.html, 4 lines\n<h1>Alma</h1>\n<p>Bread.</p>\n<p>Bread.</p>\n',
      isError: false,
    });
    expect(await call('read', { path: 'index.html', from_line: 2, to_line: 2 })).toMatchObject({
      output: 'index.html, lines 2 to 2 of 4\n<p>Bread.</p>',
    });
  });

  it('shows a long file in pieces', async () => {
    const line = 'x'.repeat(99);
    await session.checkout.write('long.txt', Array.from({ length: 1000 }, () => line).join('\n'));
    const first = await call('read', { path: 'long.txt' });
    expect(first.output).toMatch(/^long.txt, lines 1 to 400 of 1000; read on from_line 401\n/);
    expect(first.output.length).toBeLessThan(41_000);
  });

  it('cuts a line that is too long for any piece', async () => {
    await session.checkout.write('one-line.js', 'x'.repeat(100_000));
    expect((await call('read', { path: 'one-line.js' })).output.length).toBeLessThan(41_000);
  });

  it.each([
    ['missing.html', /There is no file missing.html/],
    ['big.txt', /big.txt has 262145 bytes/],
    ['picture.png', /not a text file/],
    ['latin1.txt', /not a text file/],
    ['../secret', /leaves the folder/],
  ])('refuses %s', async (path, output) => {
    await session.checkout.write('big.txt', 'x'.repeat(256 * 1024 + 1));
    await session.checkout.write('picture.png', Buffer.from([137, 80, 0, 1]));
    await session.checkout.write('latin1.txt', Buffer.from([0x66, 0xfc, 0x72]));
    expect(await call('read', { path })).toEqual(refusal(output));
  });

  it('reports an empty range', async () => {
    expect(await call('read', { path: 'index.html', from_line: 9 })).toEqual(refusal(/has 4 lines/));
  });
});

describe('edit', () => {
  it('replaces one passage, with any replacement', async () => {
    const { isError } = await call('edit', { path: 'index.html', search: 'Alma', replace: "$& $1 $' Alma" });
    expect(isError).toBe(false);
    expect(session.checkout.committed('index.html')).toContain("<h1>$& $1 $' Alma</h1>");
  });

  it.each([
    ['missing text', { search: 'Cake' }, /does not occur in index.html.*Read the file again/],
    ['different white space', { search: '<h1>Alma</h1> \n  <p>Bread' }, /compare with line 1/],
    ['ambiguous text', { search: '<p>Bread.</p>' }, /2 times \(lines 2, 3\)/],
    ['no change', { search: 'Alma', replace: 'Alma' }, /are the same/],
  ])('rejects %s and changes nothing', async (_, input, output) => {
    expect(await call('edit', { path: 'index.html', replace: 'x', ...input })).toEqual(refusal(output));
    expect(session.checkout.commits).toHaveLength(1);
  });

  it('counts overlapping occurrences', async () => {
    await session.checkout.write('a.txt', 'aaa');
    expect(await call('edit', { path: 'a.txt', search: 'aa', replace: 'b' })).toEqual(refusal(/2 times/));
  });
});

describe('write and delete', () => {
  it('create, replace and remove files', async () => {
    expect(await call('write', { path: 'new.html', content: 'é' })).toMatchObject({
      output: 'Made new.html (2 bytes).',
    });
    expect(await call('write', { path: 'new.html', content: 'e' })).toMatchObject({
      output: 'Replaced new.html (1 bytes).',
    });
    expect(await call('delete', { path: 'new.html' })).toMatchObject({ isError: false });
    expect(session.checkout.committed('new.html')).toBeUndefined();
    expect(await call('delete', { path: 'new.html' })).toEqual(refusal(/There is no file/));
  });

  it.each([
    ['write', { content: '{}' }],
    ['edit', { search: '{}', replace: '{ }' }],
    ['delete', {}],
  ])('%s does not change files of the service', async (tool, more) => {
    for (const path of ['.capstan/site.json', './.capstan/site.json']) {
      expect(await call(tool, { path, ...more })).toEqual(refusal(/belongs to the service/));
    }
  });

  it('accept a path that begins with ./', async () => {
    await call('write', { path: './new.html', content: 'new' });
    expect(session.checkout.committed('new.html')).toBe('new');
    expect(await call('read', { path: '././new.html' })).toMatchObject({ output: 'new.html, 1 lines\nnew' });
  });

  it('keep the schema of stored entries valid', async () => {
    const path = '.capstan/data.json';
    const schema = {
      version: 1,
      collections: [{ name: 'orders', title: 'Orders', access: 'submit', fields: [] }],
    };
    expect(await call('write', { path, content: '{' })).toEqual(refusal(/not JSON/));
    expect(await call('write', { path, content: JSON.stringify(schema) })).toEqual(refusal(/fields/));
    const fields = [{ name: 'email', label: 'E-mail', type: 'email', isRequired: true }];
    schema.collections[0]!.fields = fields as never;
    expect(await call('write', { path, content: JSON.stringify(schema) })).toMatchObject({ isError: false });
    expect(await call('edit', { path, search: '"email",', replace: '"E MAIL",' })).toEqual(
      refusal(/Nothing was changed/),
    );
  });

  it('report a full workspace', async () => {
    vi.spyOn(session.checkout, 'write').mockRejectedValue(new WorkspaceFullError('It may hold 200 MB.'));
    expect(await call('write', { path: 'a', content: 'b' })).toEqual(refusal(/It may hold 200 MB/));
  });

  it('keep nothing of a step that cannot be committed', async () => {
    vi.spyOn(session.checkout, 'commit').mockRejectedValue(new WorkspaceFullError('It may hold 200 MB.'));
    const outcomes = await callAll([
      ['write', { path: 'a', content: 'b' }],
      ['write', { path: 'b', content: 'c' }],
    ]);
    expect(outcomes).toEqual([refusal(/^Not kept.*200 MB/), refusal(/^Not kept/)]);
    expect(session.checkout.text('a')).toBeUndefined();
  });

  it('report an invalid file name without its absolute path', async () => {
    const error = Object.assign(new Error('ENAMETOOLONG: /srv/data/x'), {
      code: 'ENAMETOOLONG',
      syscall: 'open',
    });
    vi.spyOn(session.checkout, 'write').mockRejectedValue(error);
    expect(await call('write', { path: 'a', content: 'b' })).toEqual({
      output: 'This cannot be done with these files (ENAMETOOLONG).',
      isError: true,
    });
  });

  it('rethrow internal errors', async () => {
    vi.spyOn(session.checkout, 'write').mockRejectedValue(new TypeError('a bug'));
    await expect(call('write', { path: 'a', content: 'b' })).rejects.toThrow('a bug');
  });
});

describe('list and grep', () => {
  it('show the matching files', async () => {
    expect(await call('list', {})).toMatchObject({
      output: '.capstan/site.json 2\nblog/first.html 20\nindex.html 42',
    });
    for (const under of ['blog', './blog/', '/blog']) {
      expect(await call('list', { under })).toMatchObject({ output: 'blog/first.html 20' });
    }
    expect(await call('list', { under: 'blo' })).toMatchObject({ output: 'No files.' });
  });

  it('find lines', async () => {
    expect(await call('grep', { pattern: 'h1>[A-Z]' })).toMatchObject({
      output: 'blog/first.html:1: <h1>First loaf</h1>\nindex.html:1: <h1>Alma</h1>',
    });
    expect(await call('grep', { pattern: 'ALMA', ignore_case: true, under: 'index.html' })).toMatchObject({
      output: 'index.html:1: <h1>Alma</h1>',
    });
    expect(await call('grep', { pattern: 'cake' })).toMatchObject({ output: 'No line matches.' });
  });

  it('interrupt an endless pattern, and report an invalid one', async () => {
    await session.checkout.write('a.txt', `${'a'.repeat(60)}!`);
    expect(await call('grep', { pattern: '(a+)+$' })).toEqual(refusal(/takes too long/));
    expect(await call('grep', { pattern: '(' })).toEqual(refusal(/Invalid regular expression/));
  });

  it('limit their output', async () => {
    await session.checkout.write('a.txt', Array.from({ length: 200 }, () => 'x'.repeat(1000)).join('\n'));
    const { output } = await call('grep', { pattern: 'x' });
    expect(output.split('\n')).toHaveLength(101);
    expect(output.length).toBeLessThan(35_000);
  });
});

describe('run_command', () => {
  const confined = (does?: ConstructorParameters<typeof FakeSandbox>[1]) => new FakeSandbox('bwrap', does);

  it('is offered only with a sandbox that isolates commands', async () => {
    const names = async (sandbox: FakeSandbox) =>
      (await Toolbox.for(sandbox)).descriptions().map(({ name }) => name);
    expect(await names(new FakeSandbox('none'))).not.toContain('run_command');
    expect(await names(confined())).toContain('run_command');
    expect(await call('run_command', { command: 'ls' })).toEqual(refusal(/no tool of that name/));
  });

  it('runs in the folder of the site; its changes are committed; its output is streamed', async () => {
    const sandbox = confined(async ({ onOutput }) => {
      await session.checkout.write('made.txt', 'by the command');
      onOutput?.({ stream: 'stdout', text: 'one ' });
      onOutput?.({ stream: 'stdout', text: 'two' });
      onOutput?.({ stream: 'stderr', text: 'three' });
      return { exitCode: 3, output: 'one twothree' };
    });
    expect(await call('run_command', { command: 'make', timeout_seconds: 7 }, sandbox)).toEqual({
      output: 'Exit code 3.\none twothree',
      isError: false,
    });
    expect(sandbox.commands[0]).toMatchObject({
      command: 'make',
      folder: session.checkout.folder,
      timeoutMs: 7000,
      signal: session.signal,
    });
    expect(session.checkout.committed('made.txt')).toBe('by the command');
    expect(session.of('command.output')).toEqual([
      { call_id: 'call0', stream: 'stdout', text: 'one two' },
      { call_id: 'call0', stream: 'stderr', text: 'three' },
    ]);
    expect(session.of('command.completed')).toMatchObject([{ exit_code: 3, killed_by: null }]);
  });

  it.each([
    ['changes', () => session.checkout.write('.capstan/site.json', 'gone')],
    ['removes', () => session.checkout.remove('.capstan/site.json')],
  ])('that %s files of the service change nothing of them', async (_, harm) => {
    const sandbox = confined(async () => {
      await harm();
      return {};
    });
    await call('run_command', { command: 'sh harm.sh' }, sandbox);
    expect(session.checkout.committed('.capstan/site.json')).toBe('{}');
  });

  it('that create files of the service create nothing', async () => {
    session = await FakeSession.begun();
    const sandbox = confined(async () => {
      await session.checkout.write('.capstan/site.json', '{}');
      return {};
    });
    await call('run_command', { command: 'sh harm.sh' }, sandbox);
    expect(session.checkout.text('.capstan/site.json')).toBeUndefined();
  });

  it('limit what the stream and the model get', async () => {
    const flood = 'x'.repeat(50_000);
    const sandbox = confined(({ onOutput }) => {
      for (let count = 0; count < 10; count += 1) onOutput?.({ stream: 'stdout', text: flood });
      return { exitCode: null, killedBy: 'output', output: flood };
    });
    const { output } = await call('run_command', { command: 'yes' }, sandbox);
    expect(output).toMatch(/^Killed: output\.\nx+\n\(42000 characters omitted\)\nx+$/);
    expect(session.of('command.output').map(({ text }) => String(text).length)).toEqual([16_000]);
  });

  it('only report that the sandbox is unavailable', async () => {
    const sandbox = confined(() => Promise.reject(new SandboxUnavailableError('no user namespaces')));
    expect(await call('run_command', { command: 'ls' }, sandbox)).toEqual(
      refusal(/^Commands cannot be run here\.$/),
    );
  });

  it('ends with the build', async () => {
    const stopped = new Error('stopped');
    const sandbox = confined(() => {
      session.controller.abort(stopped);
      return { exitCode: null, killedBy: 'caller' };
    });
    await expect(call('run_command', { command: 'sleep 9' }, sandbox)).rejects.toBe(stopped);
  });
});

describe('calls', () => {
  it('with invalid arguments get an error', async () => {
    expect(await call('fly', {})).toEqual(refusal(/^There is no tool of that name. Tools: plan, todo/));
    expect(await call('read', { path: 7 })).toEqual(refusal(/do not fit.*path/s));
  });

  it('in a row that change files are one step; others are separate', async () => {
    await callAll([
      ['read', { path: 'index.html' }],
      ['write', { path: 'a', content: 'a' }],
      ['delete', { path: 'blog/first.html' }],
      ['check', {}],
      ['write', { path: 'b', content: 'b' }],
    ]);
    expect(session.of('step.started').map(({ title }) => title)).toEqual([
      'Write a, delete blog/first.html',
      'Write b',
    ]);
    expect(session.checkout.commits).toHaveLength(3);
  });

  it('give steps a title that is a valid commit message', async () => {
    await callAll([
      ['write', { path: 'a', content: 'a' }],
      ['write', { path: 'b\u0000\nc', content: 'c' }],
      ['write', { path: 'x'.repeat(300), content: 'c' }],
    ]);
    const [{ title } = { title: '' }] = session.of('step.started');
    expect(title).toMatch(/^Write a, write b c, write x+…$/);
    expect(String(title).length).toBeLessThanOrEqual(100);
  });

  it('are streamed without file contents', async () => {
    const content = `${'secret recipe '.repeat(500)}the end`;
    await call('write', { path: 'a', content });
    await call('read', { path: 'a' });
    const events = JSON.stringify([...session.of('tool.started'), ...session.of('tool.completed')]);
    expect(events).toContain('"path":"a"');
    expect(events).not.toContain('the end');
    expect(events.length).toBeLessThan(2500);
  });

  it('cannot leave the folder', async () => {
    for (const path of ['../x', '/etc/passwd', 'a/../../x']) {
      expect(await call('read', { path })).toEqual(refusal(/leaves the folder/));
      expect(await call('write', { path, content: 'x' })).toEqual(refusal(/leaves the folder/));
    }
  });
});
