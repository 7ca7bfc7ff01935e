/**
 * Runs in the head: tells the server by a cookie in which zone this browser lives, so that the next page
 * is rendered with its own day's riddle. A zone's name needs no escaping in a cookie.
 */
export const zoneCookieBeforePaint = `(function(){try{
var zone=Intl.DateTimeFormat().resolvedOptions().timeZone;
if(zone&&/^[A-Za-z0-9_+\\/-]{1,64}$/.test(zone))document.cookie="tz="+zone+";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"");
}catch(e){}})()`;
