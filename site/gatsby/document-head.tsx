import type { GatsbySSR } from "gatsby";
import { consentBeforePaint } from "../src/features/visit/consent/before-paint.ts";
import { helpBeforePaint, openedBeforePaint } from "../src/features/puzzle/riddle/before-paint.ts";
import { sessionBeforePaint } from "../src/features/player/session/before-paint.ts";
import { registerBeforePaint } from "../src/features/player/sign-in/before-paint.ts";
import { adsFreeBeforePaint } from "../src/features/visit/ads/before-paint.ts";
import { themeBeforePaint } from "../src/features/visit/theme/before-paint.ts";
import { linkTokenBeforePaint } from "../src/lib/link-token.ts";
import { zoneCookieBeforePaint } from "../src/lib/zone-cookie.ts";
import { fontUrl } from "../src/theme/font.ts";
import { palettes } from "@wordlehint/contracts/palettes";

/** Adds the tags that the first paint needs in the document's head, besides the styles. React never changes them. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="link-token" dangerouslySetInnerHTML={{ __html: linkTokenBeforePaint }} />,
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta key="theme-color" name="theme-color" content={palettes.dark.paper} />,
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeBeforePaint }} />,
    <script key="session" dangerouslySetInnerHTML={{ __html: sessionBeforePaint }} />,
    <script key="register" dangerouslySetInnerHTML={{ __html: registerBeforePaint }} />,
    <script key="consent" dangerouslySetInnerHTML={{ __html: consentBeforePaint }} />,
    <script key="ads" dangerouslySetInnerHTML={{ __html: adsFreeBeforePaint }} />,
    <script key="help" dangerouslySetInnerHTML={{ __html: helpBeforePaint }} />,
    <script key="opened" dangerouslySetInnerHTML={{ __html: openedBeforePaint }} />,
    <script key="zone" dangerouslySetInnerHTML={{ __html: zoneCookieBeforePaint }} />,
  ]);
};
