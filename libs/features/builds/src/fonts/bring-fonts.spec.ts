import { expect, it } from 'vitest';
import { FakeCheckout } from '../builders/fixtures/fake-checkout.js';
import { bringFonts } from './bring-fonts.js';

async function fontsIn(checkout: FakeCheckout): Promise<string[]> {
  return (await checkout.list()).map(({ path }) => path).filter((path) => path.startsWith('fonts/'));
}

it('adds the typefaces that a page of a model names, and more when its text needs more', async () => {
  const checkout = new FakeCheckout();
  await checkout.write('index.html', '<style>body { font-family: "Noto Sans JP" }</style><p>Bread</p>');
  await bringFonts(checkout);
  const before = await fontsIn(checkout);
  expect(before).toEqual([
    'fonts/LICENSE-noto-sans-jp.txt',
    'fonts/fonts.css',
    'fonts/noto-sans-jp-latin-wght-normal.woff2',
  ]);
  await checkout.write('about.html', '<p>製パン</p>');
  await bringFonts(checkout);
  expect((await fontsIn(checkout)).length).toBeGreaterThan(before.length);
});

it('does not change a site that names none of the typefaces', async () => {
  const checkout = new FakeCheckout();
  await checkout.write('index.html', '<style>body { font-family: serif }</style><p>Bread</p>');
  await checkout.write('fonts/own.woff2', 'a font of theirs');
  await bringFonts(checkout);
  expect(await fontsIn(checkout)).toEqual(['fonts/own.woff2']);
});
