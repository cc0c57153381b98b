import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from '../../../apps/launcher/src/processes/process-identity.js';
import { ConsolePage } from '../../harness/console-user.js';
import { onlyInFullRun } from '../../harness/full-run.js';
import { LaunchedService, type LauncherProcess } from '../../harness/launched-service.js';

const API_KEY = /^API key: (cap_\w+)$/m;
const CONSOLE_LINK = /^Console: (http\S+)$/m;

/**
 * One real start and shutdown from an empty folder; `launcher.long-spec.ts` covers kills, restarts and external servers.
 */
describe('npm start', () => {
  let service: LaunchedService;
  let launcher: LauncherProcess;
  let apiKey: string;

  beforeAll(async () => {
    service = await LaunchedService.prepare();
    launcher = await service.start();
    apiKey = await launcher.untilPrinted(API_KEY);
  });
  afterAll(() => service.clean());

  it('prints the keys, a link to the console, a curl line and the address, each once', () => {
    const lines = launcher.output.split('\n');
    for (const pattern of [
      API_KEY,
      /^Admin key: cap_\w+$/,
      CONSOLE_LINK,
      /^curl /,
      /^Capstan is ready at http/,
    ]) {
      expect(lines.filter((line) => pattern.test(line))).toHaveLength(1);
    }
  });

  it('prints a link that signs in the operator', async () => {
    const page = new ConsolePage(service.url);
    const { body } = await page.signInWith(await launcher.untilPrinted(CONSOLE_LINK));
    expect(body.data.user).toMatchObject({ email: 'owner@capstan.local', is_operator: true });
  });

  it('serves the console that was built', async () => {
    const { status, text } = await new ConsolePage(service.url).send('/console/');
    expect(status).toBe(200);
    expect(text).toContain('<div id="root">');
  });

  onlyInFullRun(() => {
    it('has a command that prints another link', async () => {
      const { code, output } = await service.run(['console:link']).finished;
      expect(code).toBe(0);
      const [, link = ''] = CONSOLE_LINK.exec(output) ?? [];
      const page = new ConsolePage(service.url);
      const { body } = await page.signInWith(link);
      expect(new URL(link).port).toBe(new URL(service.url).port);
      expect(body.data).toMatchObject({
        user: { email: 'owner@capstan.local', is_operator: true },
        accounts: [{ role: 'owner' }],
      });
      expect((await page.send('/v1/admin/overview')).status).toBe(200);
    });
  });

  it('finds what was indexed a moment ago, for one credit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'capstan-docs-'));
    writeFileSync(
      join(folder, 'capstan.html'),
      '<title>Capstan</title><h1>Capstan</h1><p>A capstan is a vertical rotating machine used to wind rope.</p>',
    );
    const indexed = await service.run(['index', folder]).finished;
    rmSync(folder, { recursive: true });
    expect(indexed).toMatchObject({ code: 0 });
    const { body } = await service.search(apiKey, 'rotating machine to wind rope');
    expect(body).toMatchObject({
      success: true,
      metadata: { provider_used: 'local_index' },
      credits_used: 1,
    });
    expect(body.data.results[0].title).toBe('Capstan');
  });

  it('leaves no process and no lock after SIGTERM', async () => {
    const pids = [...service.appPids(), service.postgresPid()];
    expect(pids.every(isRunning)).toBe(true);
    expect(await launcher.stop()).toMatchObject({ code: 0 });
    expect(pids.filter(isRunning)).toEqual([]);
    expect(existsSync(service.postmasterFile)).toBe(false);
    expect(existsSync(join(service.dataDir, 'launcher.lock'))).toBe(false);
  });
});
