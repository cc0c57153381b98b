export { JsonInput as default } from '@mantine/core';
