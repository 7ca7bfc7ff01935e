/** What the processes of the players, the editor and the attackers need to know of the product. */
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
