import type { Site } from '../../model/site.js';
import type { Tone } from '../../model/vocabulary.js';
import { type Palette, paletteOf, type Scheme } from '../palette.js';
import { typeScale, typographyOf } from '../typography.js';

interface Shape {
  radius: string;
  /** Of buttons and inputs. */
  radiusControl: string;
  shadow: string;
  measure: string;
  /** Width of the page's content. */
  width: string;
}

const SHAPES: Record<Tone, Shape> = {
  warm: {
    radius: '0.5rem',
    radiusControl: '0.375rem',
    shadow: '0 1px 2px rgb(0 0 0 / 0.05), 0 8px 24px -12px rgb(0 0 0 / 0.18)',
    measure: '64ch',
    width: '72rem',
  },
  plain: {
    radius: '0.25rem',
    radiusControl: '0.25rem',
    shadow: 'none',
    measure: '66ch',
    width: '76rem',
  },
  playful: {
    radius: '1.75rem',
    radiusControl: '999px',
    shadow: '0 14px 32px -18px rgb(0 0 0 / 0.35)',
    measure: '60ch',
    width: '70rem',
  },
  elegant: { radius: '0', radiusControl: '0', shadow: 'none', measure: '58ch', width: '66rem' },
  bold: { radius: '0', radiusControl: '0', shadow: 'none', measure: '62ch', width: '80rem' },
  technical: {
    radius: '0.375rem',
    radiusControl: '0.3rem',
    shadow: '0 1px 0 rgb(0 0 0 / 0.04)',
    measure: '68ch',
    width: '76rem',
  },
};

/** Custom properties of a site: colours in both appearances, type, space, shape. */
export function tokensStyle(site: Site): string {
  const palette = paletteOf(site);
  const typography = typographyOf(site.tone, site.language);
  const shape = SHAPES[site.tone];
  return `:root {
  ${colours(palette, site.isDark)}
  --font-body: ${typography.body};
  --font-head: ${typography.head};
  --font-detail: ${typography.detail};
  --head-weight: ${typography.headWeight};
  --head-tracking: ${typography.tracking};
  --head-leading: ${typography.leading};
  --body-leading: ${site.language === 'ja' ? 1.85 : 1.6};
  ${typeScale(typography)}
  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-3: 0.75rem;
  --space-4: 1rem;
  --space-5: 1.5rem;
  --space-6: clamp(2rem, 1.6rem + 1.6vw, 3rem);
  --space-7: clamp(3rem, 2.2rem + 3.2vw, 5rem);
  --space-8: clamp(4rem, 2.6rem + 5.6vw, 8rem);
  --measure: ${site.language === 'ja' ? '40em' : shape.measure};
  --width: ${shape.width};
  --gutter: clamp(1.125rem, 0.6rem + 2.2vw, 2.5rem);
  --radius: ${shape.radius};
  --radius-control: ${shape.radiusControl};
  --shadow: ${shape.shadow};
}
${darkRule(palette, site.isDark)}`;
}

function colours(palette: Palette, isDark: boolean): string {
  return isDark
    ? `color-scheme: dark;\n  ${declarations(palette.dark)}`
    : `color-scheme: light dark;\n  ${declarations(palette.light)}`;
}

function darkRule(palette: Palette, isDark: boolean): string {
  if (isDark) return '';
  return `@media (prefers-color-scheme: dark) {
  :root {
  ${declarations(palette.dark)}
  }
}
`;
}

function declarations(scheme: Scheme): string {
  return Object.entries(scheme)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join('\n  ');
}
