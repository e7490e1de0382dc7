/** Endings of web addresses beside those of two letters, which are countries: those under which people and firms have sites (IANA). */
const endings = new Set(
  'academy agency app art blog cafe camp care center clinic club coach community company dev digital dog earth education events expert family farm fit fitness fun group guide guru health help horse info life link live love media name network news one online page pet pets photo photos pro pub rocks run school services shop site social space sport store studio support systems team tech tips today top town training travel tube university vet video vip website wiki work works world xyz zone'.split(
    ' ',
  ),
);

/** Whether a host ends as those do that people write without "https://": in small letters, unlike "done.Now". */
export function endsLikeHost(host: string): boolean {
  const ending = host.slice(host.lastIndexOf('.') + 1);
  if (/^(?:com|org|net|edu|gov)$/i.test(ending)) return true;
  return host === host.toLowerCase() && (ending.length === 2 || endings.has(ending));
}
