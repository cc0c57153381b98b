/** Colors of a diagram on its paper. */
export interface DiagramColors {
  paper: string;
  ink: string;
  line: string;
  box: string;
  edge: string;
  accent: string;
  onAccent: string;
}

export const LIGHT: DiagramColors = {
  paper: '#ffffff',
  ink: '#17202e',
  line: '#7a8798',
  box: '#f4f7fb',
  edge: '#c9d4e2',
  accent: '#2457a6',
  onAccent: '#ffffff',
};
export const DARK: DiagramColors = {
  paper: '#10161f',
  ink: '#eef2f7',
  line: '#8190a5',
  box: '#1b2533',
  edge: '#34445c',
  accent: '#7db0ff',
  onAccent: '#0d1420',
};

export const LABEL = { family: 'geist', weight: 520, sizePx: 19, lineHeight: 1.25, align: 'middle' } as const;
export const NOTE = { family: 'geist', weight: 450, sizePx: 15, lineHeight: 1.25, align: 'middle' } as const;
