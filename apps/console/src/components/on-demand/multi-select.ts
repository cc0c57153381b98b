import './popover-styles.ts';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

export { MultiSelect } from '@mantine/core';
