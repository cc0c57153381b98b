import { APIError } from '@capstan/client';
import { notifications } from '@mantine/notifications';
import { download } from './download.ts';

/** Saves the response of a route as a file, or shows the API's error. */
export async function saveFile(...[path, fileName, accept]: Parameters<typeof download>): Promise<void> {
  try {
    await download(path, fileName, accept);
  } catch (error) {
    const { title, detail, alternativeAction } =
      error instanceof APIError
        ? error
        : { title: 'The service did not answer', detail: String(error), alternativeAction: '' };
    notifications.show({
      color: 'red',
      title,
      message: [detail, alternativeAction].filter(Boolean).join(' '),
    });
  }
}
