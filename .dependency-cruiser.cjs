/** The import rules of the house: each folder names what it may import; everything else is an error. */

const packages = 'node_modules/';
const pronouns = '^packages/pronouns/';
/** What its package.json exports. */
const pronounsFace = '^packages/pronouns/src/(index|swap-in-browser|tell-of-several)\\.ts$';

/** `from` may import `itself` and the `allowed` folders of the project; packages are limited by rules of their own. */
const only = (name, from, allowed, { pathNot } = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...(pathNot ? { pathNot } : {}) },
  to: { pathNot: [packages, ...allowed], dependencyTypesNot: ['core'] },
});

const never = (name, from, to) => ({ name, severity: 'error', from, to });

const browser = '^(pages/(?!api/)|components/|contexts/|lib/client/)';

/** Menus, dialogs and their like, by their names: MUI's, and in no page's first load. */
const opens =
  '^components/(floating/|.*(Menu|Dialog|Popover|Drawer|Toast|ShortcutSheet|SnippetActions)\\.tsx$)';

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }),
    never('every-import-resolves', {}, { couldNotResolve: true }),

    only('contracts-stand-alone', '^lib/contracts/', ['^lib/contracts/']),
    // How the events of a stream are told apart belongs to the wire too, and others read them better.
    never(
      'contracts-know-only-zod-and-events',
      { path: '^lib/contracts/' },
      { path: packages, pathNot: `${packages}(?:zod|eventsource-parser)/` },
    ),
    only('domain-is-pure', '^lib/domain/', ['^lib/domain/', '^lib/contracts/']),
    only('pronouns-stand-alone', '^packages/pronouns/src/', ['^packages/pronouns/src/']),
    only('pronouns-are-tested-and-taught-alone', '^packages/pronouns/(tests|scripts)/', [pronouns]),
    never(
      'pronouns-have-one-face',
      { path: '^(?!packages/pronouns/|scripts/)' },
      { path: pronouns, pathNot: pronounsFace },
    ),
    never(
      'commands-start-those-of-pronouns',
      { path: '^scripts/' },
      { path: pronouns, pathNot: [pronounsFace, '^packages/pronouns/scripts/'] },
    ),
    only('starter-is-content', '^lib/starter/', ['^lib/starter/', '^lib/contracts/']),
    only('help-is-content', '^lib/help/', ['^lib/help/']),
    // A diff is pure too, and better kept by others.
    never(
      'pure-folders-use-no-packages',
      { path: '^(lib/(domain|starter|help)|packages/pronouns/src)/' },
      { path: packages, pathNot: `${packages}diff/` },
    ),
    never(
      'pure-folders-do-no-io',
      { path: '^(lib/(contracts|domain|starter|help)|packages/pronouns/src)/' },
      { dependencyTypes: ['core'] },
    ),
    // What an email address is is one rule, for screens and the wire.
    never(
      'pure-folders-take-types-from-contracts',
      { path: '^lib/(domain|starter)/' },
      {
        path: '^lib/contracts/',
        pathNot: '^lib/contracts/email-address\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),

    only('client-imports', '^lib/client/', ['^lib/(client|contracts|domain|starter)/', pronouns]),
    only('contexts-imports', '^contexts/', ['^contexts/', '^lib/(client|contracts|domain)/']),
    only('components-imports', '^components/', [
      '^(components|contexts|styles)/',
      '^lib/(client|contracts|domain|starter|help)/',
    ]),
    only('pages-imports', '^pages/(?!api/)', ['^(components|contexts|styles)/', '^lib/client/']),
    only('api-imports', '^pages/api/', ['^lib/contracts/', '^lib/server/(http|services)/']),
    only('server-imports', '^lib/server/', ['^lib/(server|contracts|domain)/', pronouns]),
    only('local-imports', '^local/', ['^(local|migrations)/', '^lib/(server|contracts|domain|starter)/']),
    // They say what was, and stay as they are while the rest goes on.
    only('migrations-stand-alone', '^migrations/', ['^migrations/']),

    never(
      'browser-never-reaches-the-server',
      { path: browser },
      { path: '^(lib/server|local)/', reachable: true },
    ),
    never(
      'only-instrumentation-reaches-local',
      { path: '^(pages|components|contexts|lib)/|^proxy\\.ts$' },
      { path: '^local/', reachable: true },
    ),
    never(
      'instrumentation-loads-local-on-demand',
      { path: '^instrumentation(-node)?\\.ts$' },
      { path: '^local/', dependencyTypesNot: ['dynamic-import'] },
    ),

    never(
      'mui-belongs-to-what-opens',
      { path: '^(pages|components|contexts|lib)/', pathNot: [opens, '^pages/_document\\.tsx$'] },
      { path: `${packages}@(mui|emotion)/` },
    ),
    never(
      'what-opens-is-loaded-on-demand',
      { path: '^(pages|components|contexts)/', pathNot: opens },
      { path: opens, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),

    // What the browser loads of zod is thinned to what those two name.
    never(
      'zod-belongs-to-contracts-and-client',
      { path: '^(pages|components|contexts)/' },
      { path: `${packages}zod/` },
    ),
    never(
      'joyride-belongs-to-the-tour',
      { path: '^(pages|components|contexts|lib)/', pathNot: '^components/tour/TourPopover\\.tsx$' },
      { path: `${packages}react-joyride/` },
    ),

    never(
      'firestore-belongs-to-repositories',
      {
        path: '^(pages|components|contexts|lib)/',
        pathNot: '^lib/server/(repositories|backend|startup)/',
      },
      { path: `${packages}(@google-cloud/firestore|firebase-admin/.*firestore)` },
    ),
    never(
      'firebase-admin-stays-on-the-server',
      { path: '^(pages|components|contexts|lib)/', pathNot: '^lib/server/' },
      { path: `${packages}firebase-admin/` },
    ),
    never(
      'firebase-web-belongs-to-the-client',
      { path: '^(pages|components|contexts|lib|local)/', pathNot: '^lib/client/' },
      { path: `${packages}firebase/` },
    ),
    never(
      'gateways-own-outside-services',
      { path: '^(pages|components|contexts|lib)/', pathNot: '^lib/server/gateways/' },
      { path: `${packages}(stripe|nodemailer)/` },
    ),
    never(
      'opentelemetry-belongs-to-telemetry',
      { path: '^(pages|components|contexts|lib|local)/', pathNot: '^lib/server/telemetry/' },
      { path: `${packages}@opentelemetry/` },
    ),
    never(
      'opentelemetry-is-loaded-on-demand',
      { path: '^(pages|lib|instrumentation)', pathNot: '^lib/server/telemetry/' },
      {
        path: '^lib/server/telemetry/(?!(telemetry|metrics|start-telemetry)\\.ts$)',
        dependencyTypesNot: ['dynamic-import'],
      },
    ),
    never(
      'only-http-knows-requests',
      { path: '^lib/server/', pathNot: '^lib/server/http/' },
      { path: `${packages}next/` },
    ),
    never(
      'production-uses-no-dev-dependency',
      { path: '^(pages|components|contexts|lib)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: `${packages}@types/` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types count too: a boundary crossed for a type is still crossed.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
