import '@mantine/core/styles/Tabs.css';

export { Tabs } from '@mantine/core';
