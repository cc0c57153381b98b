import '@mantine/core/styles/NumberInput.css';

export { NumberInput as default } from '@mantine/core';
