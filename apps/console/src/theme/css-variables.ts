import type { CSSVariablesResolver } from '@mantine/core';

/** Colors of components that differ from Mantine's own. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
  },
  dark: {
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
    '--mantine-color-default': 'var(--mantine-color-dark-6)',
    '--mantine-color-anchor': '#a6b0ff',
  },
});
