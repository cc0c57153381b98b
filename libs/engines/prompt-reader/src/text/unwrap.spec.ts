import { describe, expect, it } from 'vitest';
import { unwrapped } from './unwrap.js';

describe('unwrapped', () => {
  it('joins the lines of a wrapped paragraph, each character in its place', () => {
    const text =
      'Build a page for "Helix", a developer tool that auto-generates\nAPI documentation. Include a hero with the line "Docs that are\nalways right"; and a footer with the address of the company in\nthe city of Leeds.';
    const joined = unwrapped(text);
    expect(joined).toHaveLength(text.length);
    expect(joined).not.toContain('\n');
    expect(joined).toContain('auto-generates API documentation');
  });

  it('joins a long line with one that begins with a small letter', () => {
    const text = 'We are a bakery in the middle of Leeds and bake our bread at night,\nwith rye.';
    expect(unwrapped(text)).toBe(text.replace('\n', ' '));
  });

  it.each([
    ['a list', 'Rye loaf with caraway seeds and a dark crust, baked on Fridays\n- white\n- brown'],
    ['a poem of short lines', 'open monday\nclosed tuesday\nopen again'],
    [
      'lines that begin with a capital letter',
      'Wooden toys for children from one to six years, made in Exeter\nPuzzles of the counties of England, of Wales and of Scotland\nRepairs of toys from other makers, at an hourly rate of 30 EUR',
    ],
    ['long lines', `${'We sell bread and other things '.repeat(6)}\n${'Open on most days '.repeat(6)}`],
  ])('leaves %s as it is', (_, text) => {
    expect(unwrapped(text)).toBe(text);
  });
});
