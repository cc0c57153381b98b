import { describe, expect, it } from 'vitest';
import { createArtifactName, isNamedRight, parseArtifactName } from './artifact-name.js';

const TOKEN = 'A'.repeat(32);

describe('names of artifacts', () => {
  it.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/webp', 'webp'],
    ['image/svg+xml', 'svg'],
  ] as const)('ends the name of %s in .%s', (mediaType, extension) => {
    const name = createArtifactName(mediaType);
    expect(name.text).toMatch(new RegExp(`^[\\w-]{32}\\.${extension}$`));
    expect(parseArtifactName(name.text)).toEqual({ tokenHash: name.tokenHash, extension });
    expect(isNamedRight(mediaType, name)).toBe(true);
  });

  it('generates unique names that do not contain their hash', () => {
    const names = Array.from({ length: 1000 }, () => createArtifactName('image/png'));
    expect(new Set(names.map(({ text }) => text)).size).toBe(1000);
    expect(names[0]?.tokenHash.byteLength).toBe(32);
    expect(names[0]?.text).not.toContain(names[0]?.tokenHash.toString('base64url').slice(0, 8));
  });

  it('detects the extension of another type', () => {
    expect(isNamedRight('image/png', createArtifactName('image/webp'))).toBe(false);
  });

  it.each([
    '',
    'x',
    TOKEN,
    `${TOKEN}.`,
    `${TOKEN}A.png`,
    `${TOKEN.slice(1)}.png`,
    `${TOKEN}.PNG`,
    `../${TOKEN}.png`,
    `${TOKEN}.png\n`,
  ])('rejects %j', (text) => {
    expect(parseArtifactName(text)).toBeUndefined();
  });
});
