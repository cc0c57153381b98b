import type { Queryable } from '@capstan/platform-core';

/** The window of a subject after one attempt more. */
export interface AttemptWindow {
  attempts: number;
  secondsLeft: number;
}

/** Counts one attempt, in one statement, so that attempts at several processes at once all count. */
export async function countAttempt(
  database: Queryable,
  subject: Buffer,
  windowSeconds: number,
): Promise<AttemptWindow> {
  const [row] = await database.query<[AttemptWindow]>(
    `INSERT INTO console_sign_in_attempts AS a (subject, window_started_at, attempts) VALUES ($1, now(), 1)
     ON CONFLICT (subject) DO UPDATE SET
       attempts = CASE WHEN a.window_started_at > now() - $2 * interval '1 second' THEN a.attempts + 1 ELSE 1 END,
       window_started_at =
         CASE WHEN a.window_started_at > now() - $2 * interval '1 second' THEN a.window_started_at ELSE now() END
     RETURNING attempts,
       ceil(extract(epoch FROM window_started_at - now()) + $2)::integer AS "secondsLeft"`,
    [subject, windowSeconds],
  );
  return row;
}

/** Deletes the windows that have ended. */
export async function deleteEndedWindows(database: Queryable, windowSeconds: number): Promise<void> {
  await database.query(
    `DELETE FROM console_sign_in_attempts WHERE window_started_at < now() - $1 * interval '1 second'`,
    [windowSeconds],
  );
}
