import { describe, expect, it } from 'vitest';
import { ownFindingsIn } from './own-findings.js';
import { RECORD_FILE, hashOf } from './work-record.js';
import type { GateCheck, GateFinding } from '../../model/gate-finding.js';

const WRITTEN = { 'index.html': 'home', 'about.html': 'about', 'site.css': 'style', 'app.js': 'script' };
const record = JSON.stringify({
  applied: {},
  files: Object.fromEntries(Object.entries(WRITTEN).map(([path, content]) => [path, hashOf(content)])),
});
const finding = (page: string, check: GateCheck = 'layout'): GateFinding => ({
  check,
  severity: 'block',
  page,
  message: 'overflows',
});
/** @param changes null removes a file. */
function isOurs(found: GateFinding, changes: Record<string, string | null> = {}): boolean {
  const files = Object.entries({ ...WRITTEN, [RECORD_FILE]: record, ...changes });
  const present = files.filter((file): file is [string, string] => file[1] !== null);
  return ownFindingsIn(new Map(present))(found);
}

describe('ownFindingsIn', () => {
  it('knows a page as the templates made it', () => {
    expect(isOurs(finding('about.html'))).toBe(true);
    expect(isOurs(finding('about.html', 'links'))).toBe(true);
    expect(isOurs(finding('about.html'), { 'extra.html': 'of somebody else' })).toBe(true);
  });

  it.each<[string, Record<string, string | null>]>([
    ['the page', { 'about.html': 'changed' }],
    ['its style', { 'site.css': 'changed' }],
    ['its script', { 'app.js': 'changed' }],
    ['a file that is gone', { 'app.js': null }],
    ['the record', { [RECORD_FILE]: 'changed' }],
    ['a record that is gone', { [RECORD_FILE]: null }],
  ])('does not blame the templates when %s was changed by another author', (_, changes) => {
    expect(isOurs(finding('about.html'), changes)).toBe(false);
  });

  it('does not answer for links where another page was changed', () => {
    expect(isOurs(finding('about.html', 'links'), { 'index.html': 'changed' })).toBe(false);
    expect(isOurs(finding('about.html'), { 'index.html': 'changed' })).toBe(true);
  });

  it('does not answer for pages that are not its own', () => {
    expect(isOurs(finding('extra.html'), { 'extra.html': 'of somebody else' })).toBe(false);
  });
});
