import '@mantine/core/styles/Divider.css';

export { Divider } from '@mantine/core';
