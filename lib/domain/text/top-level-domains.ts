/** Endings of web addresses: all countries, and of the rest those under which people and firms have their sites (IANA). */
const countries =
  'ac ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';
const others =
  'academy agency app art band bio biz blog cafe camp care cat center clinic cloud club coach community company consulting cool courses design dev digital dog earth education email events expert family farm fit fitness fun gallery garden group guide guru health help horse house info ink international kids land life link live love media mobi money name network news ngo one online page party pet pets photo photography photos place plus pro pub rocks run sale school schule science services shop show site social solutions space sport store studio support systems team tech tips today tools top tours town training travel tube university vet video vip watch website wiki work works world xyz zone';

const endings = new Set(`${countries} ${others}`.split(' '));

/** Whether a host ends as those do that people write without "https://": in small letters, unlike "done.Now". */
export function endsLikeHost(host: string): boolean {
  const ending = host.slice(host.lastIndexOf('.') + 1);
  return /^(?:com|org|net|edu|gov)$/i.test(ending) || (host === host.toLowerCase() && endings.has(ending));
}
