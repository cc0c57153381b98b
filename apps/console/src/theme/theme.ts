import { createTheme, type MantineColorsTuple } from '@mantine/core';

const iris: MantineColorsTuple = [
  '#eef0ff',
  '#e0e4ff',
  '#c6ccff',
  '#a6b0ff',
  '#8b97fb',
  '#6a76ee',
  '#4d5bd6',
  '#404cb8',
  '#353f96',
  '#2d3576',
];
/** Darker from the seventh on than Mantine's own, so that dimmed text has the contrast of WCAG AA. */
const gray: MantineColorsTuple = [
  '#fafafb',
  '#f4f5f7',
  '#e9ebef',
  '#dfe2e7',
  '#c9cdd5',
  '#8a919e',
  '#5b6270',
  '#444a57',
  '#2b303a',
  '#171a21',
];
const dark: MantineColorsTuple = [
  '#e8eaf0',
  '#c1c6d1',
  '#9aa1b0',
  '#747b8a',
  '#2f343e',
  '#272b34',
  '#1d2027',
  '#121419',
  '#0d0f13',
  '#08090c',
];

export const theme = createTheme({
  colors: { iris, gray, dark },
  primaryColor: 'iris',
  primaryShade: 6,
  black: '#171a21',
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '16px' },
  fontFamily: "'Geist Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "'Geist Mono Variable', ui-monospace, 'SF Mono', Menlo, monospace",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '19px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.45' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '1.3' },
      h2: { fontSize: '16px', lineHeight: '1.4' },
      h3: { fontSize: '14px', lineHeight: '1.45' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // By name, so that pages load only the components that they show.
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Button: { defaultProps: { size: 'sm', fw: 500 } },
    Modal: {
      defaultProps: { centered: true, size: 'lg', closeButtonProps: { 'aria-label': 'Close' } },
      styles: { title: { fontWeight: 600 } },
    },
    Drawer: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' } },
      styles: { title: { fontWeight: 600 } },
    },
    Paper: { defaultProps: { radius: 'lg' } },
  },
});
