/** The product as the processes of players, editor and attackers know it. */
export interface Target {
  /** The gateway's origin. */
  site: string;
  /** The content lake's origin. */
  lake: string;
  /** The origin under which editors' browsers know the lake. */
  studio: string;
  durationMs: number;
  editor: { email: string; password: string };
  /** A token that reads the dataset. */
  readToken: string;
  /** The path of a large file at the gateway. */
  filePath: string;
}
