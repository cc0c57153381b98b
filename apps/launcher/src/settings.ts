/** What the launcher itself must know of the configuration; all else is read by the processes it starts. */
export interface LauncherSettings {
  /** As configured; relative to the checkout. */
  dataDir: string;
  host: string;
  /** 0: any free port. */
  port: number;
  baseUrl: string;
  /** An outside PostgreSQL; undefined for the embedded one. */
  databaseUrl: string | undefined;
}

/** What the first account is told, once. */
export interface FirstKeys {
  apiKey: string;
  adminKey: string;
  /** Signs its user in to the console, once. */
  signInLink: string;
}

/** From the preparing process to the launcher. */
export type PreparationMessage =
  | { type: 'settings'; settings: LauncherSettings }
  | { type: 'prepared'; migrations: number; firstKeys: FirstKeys | undefined }
  | { type: 'failed'; message: string };

/** From the launcher to the preparing process, once PostgreSQL answers. */
export interface PrepareMessage {
  type: 'prepare';
  databaseUrl: string;
  /** With the port that the API will listen on. */
  baseUrl: string;
}
