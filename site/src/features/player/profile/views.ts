import type { ComponentType } from "react";
import { ChangeEmail } from "./ChangeEmail.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { DownloadData } from "./DownloadData.tsx";
import { Sessions } from "./Sessions.tsx";
import { Subscription } from "./Subscription.tsx";
import type { ViewProps } from "./view-props.ts";
import { YearInTiles } from "./YearInTiles.tsx";

/** The functions of the profile, in the order of the overview. Each is a view with a heading of its own. */
export const views = {
  year: { heading: "Your year in tiles", Content: YearInTiles },
  subscription: { heading: "Your subscription", Content: Subscription },
  email: { heading: "Change email", Content: ChangeEmail },
  password: { heading: "Change password", Content: ChangePassword },
  sessions: { heading: "Where you're signed in", Content: Sessions },
  download: { heading: "Download your data", Content: DownloadData },
  deletion: { heading: "Delete account", Content: DeleteAccount },
} as const satisfies Record<string, { heading: string; Content: ComponentType<ViewProps> }>;

export type ViewName = keyof typeof views;
export const viewNames = Object.keys(views) as ViewName[];
