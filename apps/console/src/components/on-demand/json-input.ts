export { JsonInput } from '@mantine/core';
