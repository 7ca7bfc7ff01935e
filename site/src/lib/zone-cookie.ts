/**
 * Inline script in the head that sets a cookie with the browser's time zone, so that the server renders the
 * next page with that zone's riddle. Names of time zones need no escaping in a cookie. `Temporal`, where the browser has
 * it, takes no time; the first use of `Intl` delays the first paint.
 */
export const zoneCookieBeforePaint = `(function(){try{
var zone=window.Temporal?Temporal.Now.timeZoneId():Intl.DateTimeFormat().resolvedOptions().timeZone;
if(zone&&/^[A-Za-z0-9_+\\/-]{1,64}$/.test(zone))document.cookie="tz="+zone+";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"");
}catch(e){}})()`;
