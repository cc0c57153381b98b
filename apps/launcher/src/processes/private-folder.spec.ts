import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToOthers } from './private-folder.js';

let folder: string;
let notes: string[];
const note = (text: string) => void notes.push(text);
const modeOf = (path: string) => statSync(path).mode & 0o7777;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'capstan-private-'));
  notes = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('closeToOthers', () => {
  it('closes the folder and Capstan’s entries in it', () => {
    for (const name of ['postgres', 'workspaces']) mkdirSync(join(folder, name));
    for (const name of ['postgres.json', 'postgres.log']) writeFileSync(join(folder, name), '');
    for (const name of ['postgres', 'workspaces']) chmodSync(join(folder, name), 0o755);
    for (const name of ['postgres.json', 'postgres.log']) chmodSync(join(folder, name), 0o644);
    chmodSync(folder, 0o755);
    closeToOthers(folder, note);
    const names = ['', 'postgres', 'workspaces', 'postgres.json', 'postgres.log'];
    expect(names.map((name) => modeOf(join(folder, name)))).toEqual([0o700, 0o700, 0o700, 0o600, 0o600]);
    expect(notes).toEqual([]);
  });

  it('does not follow links', () => {
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    chmodSync(elsewhere, 0o755);
    symlinkSync(elsewhere, join(folder, 'workspaces'));
    closeToOthers(folder, note);
    expect(modeOf(elsewhere)).toBe(0o755);
  });

  it('leaves a shared folder unchanged, and reports it', () => {
    chmodSync(folder, 0o1777);
    closeToOthers(folder, note);
    expect(modeOf(folder)).toBe(0o1777);
    expect(notes).toEqual([expect.stringContaining(folder)]);
  });
});
