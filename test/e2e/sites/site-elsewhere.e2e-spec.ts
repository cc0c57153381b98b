import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { renderSite } from '@capstan/site-renderer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from '../../harness/chromium.js';
import { useVisitors } from '../../harness/visitor-bench.js';
import { exampleNamed } from '../../harness/visited-site.js';
import { filesInZip } from '../../harness/zip.js';

const run = promisify(execFile);
const bench = useVisitors();

const archiveOf = async (siteId: string): Promise<Map<string, string>> => {
  const answer = await fetch(`${bench.app.url}/v1/sites/${siteId}/archive`, {
    headers: { authorization: `Bearer ${bench.owner.apiKey}` },
  });
  expect(answer.status).toBe(200);
  const files = filesInZip(Buffer.from(await answer.arrayBuffer()));
  return new Map(
    [...files].map(([path, content]) => [path.slice(path.indexOf('/') + 1), content.toString('utf8')]),
  );
};

const TYPES: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript' };

describe('the ZIP of a site', () => {
  it('sends entries to the service from another host, with a script and without', async () => {
    const site = await bench.newSite();
    await site.publish(Object.fromEntries(await renderSite(exampleNamed('wedding'))));
    const files = await archiveOf(site.siteId);
    // The preview address of the tests is that of a host without a server.
    const own = (text: string) => text.replaceAll('http://capstan.test', bench.app.url);
    const host = createServer((request, response) => {
      const path = (request.url ?? '/').slice(1).split('?')[0] || 'index.html';
      const file = files.get(path);
      // Without its style sheet, the page would show its confirmation from the start.
      response
        .writeHead(file === undefined ? 404 : 200, {
          'content-type': TYPES[extname(path)] ?? 'text/html; charset=utf-8',
        })
        .end(own(file ?? ''));
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
    const browser = await startChromium();
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.goto(url);
      await page.getByLabel('Vos noms').fill(`Léa ${javaScriptEnabled}`);
      await page.getByLabel('Serez-vous là').selectOption('Oui, avec joie');
      await page.getByLabel('Nombre de personnes').fill('2');
      await page.getByRole('button', { name: 'Envoyer' }).click();
      await page.getByText('Votre réponse est bien arrivée').waitFor({ state: 'visible' });
      await page.close();
    }
    await browser.close();
    host.close();
    expect(await bench.stored(site, 'reponses')).toMatchObject([{ nom: 'Léa true' }, { nom: 'Léa false' }]);
  });

  it('has the other files as they are, and is for the owner only', async () => {
    const site = await bench.newSite();
    expect((await archiveOf(site.siteId)).get('contact.html')).toBe('<p>contact</p>');
    const { apiKey } = await bench.app.createAccount();
    expect((await bench.call(site, '/archive', { key: apiKey })).status).toBe(404);
    const page = await fetch(`${await bench.ownerPage(site)}site.zip`);
    expect(page.headers.get('content-type')).toBe('application/zip');
  });
});

describe('git clone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-clone-'));
  const environment = { PATH: process.env['PATH'], HOME: folder, GIT_TERMINAL_PROMPT: '0' };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let remote: (siteId: string, key?: string) => string;
  beforeAll(() => {
    const { host } = new URL(bench.app.url);
    remote = (siteId, key = bench.owner.apiKey) => `http://owner:${key}@${host}/git/${siteId}.git`;
  });
  const git = (...args: string[]) => run('git', args, { env: environment, cwd: folder });

  it('brings the files and the history, and fetches what is new', async () => {
    const site = await bench.newSite();
    await git('clone', '-q', remote(site.siteId), 'site');
    expect(readFileSync(join(folder, 'site/contact.html'), 'utf8')).toBe('<p>contact</p>');
    await site.publish({ 'new.html': '<p>new</p>' });
    await git('-C', 'site', 'pull', '-q');
    expect(readFileSync(join(folder, 'site/new.html'), 'utf8')).toBe('<p>new</p>');
    const { stdout } = await git('-C', 'site', 'for-each-ref', '--format=%(refname)', 'refs/remotes');
    expect(stdout.trim().split('\n')).toEqual(['refs/remotes/origin/HEAD', 'refs/remotes/origin/main']);
  });

  it('needs a key of the account', async () => {
    const site = await bench.newSite();
    const { apiKey } = await bench.app.createAccount();
    await expect(git('clone', remote(site.siteId, apiKey), 'other')).rejects.toThrow(/not found/i);
    await expect(git('clone', remote(site.siteId, 'cap_wrong'), 'wrong')).rejects.toThrow(
      /Authentication failed/,
    );
    const anonymous = await fetch(
      `${bench.app.url}/git/${site.siteId}.git/info/refs?service=git-upload-pack`,
    );
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get('www-authenticate')).toMatch(/^Basic/);
  });

  it('cannot push', async () => {
    const site = await bench.newSite();
    await git('clone', '-q', remote(site.siteId), 'pushed');
    const commit = [
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.org',
      'commit',
      '--allow-empty',
      '-qm',
      'x',
    ];
    await git('-C', 'pushed', ...commit);
    await expect(git('-C', 'pushed', 'push')).rejects.toThrow(/403/);
  });

  it('refuses a request that unpacks to too much', async () => {
    const site = await bench.newSite();
    const answer = await fetch(`${bench.app.url}/git/${site.siteId}.git/git-upload-pack`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`x:${bench.owner.apiKey}`).toString('base64')}`,
        'content-type': 'application/x-git-upload-pack-request',
        'content-encoding': 'gzip',
      },
      body: gzipSync(Buffer.alloc(50_000_000)),
    });
    expect(answer.status).toBe(413);
  });
});
