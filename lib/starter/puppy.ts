import type { StarterSnippet } from './starter-snippet.ts';

export const puppy: readonly StarterSnippet[] = [
  {
    key: 'puppy-biting',
    title: 'Puppy biting',
    tags: ['puppy', 'homework'],
    male:
      '<p>Puppies explore by biting, and {{dog}} will outgrow most of it by about seven months. Until then, we show him what to bite instead.</p>' +
      '<ol>' +
      '<li><p>Keep a tug toy in every room. Wiggle it along the floor <em>before</em> he gets to your hands.</p></li>' +
      '<li><p>If teeth touch skin, go still and offer the toy. If he bites again, step over a baby gate for 20 seconds, then come back and play calmly.</p></li>' +
      '<li><p>Count his sleep. He needs 18 to 20 hours a day, and a wild evening usually means that he is overtired.</p></li>' +
      '</ol>' +
      '<p>Please don’t scold him or hold his mouth shut. It makes hands frightening. If he stiffens, growls over food or often breaks the skin, tell me.</p>',
    female:
      '<p>Puppies explore by biting, and {{dog}} will outgrow most of it by about seven months. Until then, we show her what to bite instead.</p>' +
      '<ol>' +
      '<li><p>Keep a tug toy in every room. Wiggle it along the floor <em>before</em> she gets to your hands.</p></li>' +
      '<li><p>If teeth touch skin, go still and offer the toy. If she bites again, step over a baby gate for 20 seconds, then come back and play calmly.</p></li>' +
      '<li><p>Count her sleep. She needs 18 to 20 hours a day, and a wild evening usually means that she is overtired.</p></li>' +
      '</ol>' +
      '<p>Please don’t scold her or hold her mouth shut. It makes hands frightening. If she stiffens, growls over food or often breaks the skin, tell me.</p>',
    neutral:
      '<p>Puppies explore by biting, and {{dog}} will outgrow most of it by about seven months. Until then, we show your puppy what to bite instead.</p>' +
      '<ol>' +
      '<li><p>Keep a tug toy in every room. Wiggle it along the floor <em>before</em> {{dog}} gets to your hands.</p></li>' +
      '<li><p>If teeth touch skin, go still and offer the toy. If {{dog}} bites again, step over a baby gate for 20 seconds, then come back and play calmly.</p></li>' +
      '<li><p>Count your puppy’s sleep. They need 18 to 20 hours a day, and a wild evening usually means that they are overtired.</p></li>' +
      '</ol>' +
      '<p>Please don’t scold {{dog}} or hold their mouth shut. It makes hands frightening. If {{dog}} stiffens, growls over food or often breaks the skin, tell me.</p>',
  },
  {
    key: 'house-training',
    title: 'House training',
    tags: ['puppy', 'homework'],
    male:
      '<p>Good timing does most of the work. For two weeks, take {{dog}} out:</p>' +
      '<ul>' +
      '<li><p>after every nap, meal and round of play</p></li>' +
      '<li><p>first thing in the morning and last thing at night</p></li>' +
      '<li><p>every 45 to 60 minutes while he is awake</p></li>' +
      '</ul>' +
      '<p>Go to the same spot, stand still and wait up to five minutes. Give him a treat right there as he finishes. If nothing happens, keep him beside you indoors and try again in ten minutes.</p>' +
      '<p>Clean up accidents with an enzyme cleaner. Scolding only teaches him to hide from you. If he strains, goes very often, or has accidents again after weeks of being dry, please call your vet.</p>',
    female:
      '<p>Good timing does most of the work. For two weeks, take {{dog}} out:</p>' +
      '<ul>' +
      '<li><p>after every nap, meal and round of play</p></li>' +
      '<li><p>first thing in the morning and last thing at night</p></li>' +
      '<li><p>every 45 to 60 minutes while she is awake</p></li>' +
      '</ul>' +
      '<p>Go to the same spot, stand still and wait up to five minutes. Give her a treat right there as she finishes. If nothing happens, keep her beside you indoors and try again in ten minutes.</p>' +
      '<p>Clean up accidents with an enzyme cleaner. Scolding only teaches her to hide from you. If she strains, goes very often, or has accidents again after weeks of being dry, please call your vet.</p>',
    neutral:
      '<p>Good timing does most of the work. For two weeks, take {{dog}} out:</p>' +
      '<ul>' +
      '<li><p>after every nap, meal and round of play</p></li>' +
      '<li><p>first thing in the morning and last thing at night</p></li>' +
      '<li><p>every 45 to 60 minutes while they are awake</p></li>' +
      '</ul>' +
      '<p>Go to the same spot, stand still and wait up to five minutes. Give {{dog}} a treat right there as they finish. If nothing happens, keep your puppy beside you indoors and try again in ten minutes.</p>' +
      '<p>Clean up accidents with an enzyme cleaner. Scolding only teaches {{dog}} to hide from you. If they strain, go very often, or have accidents again after weeks of being dry, please call your vet.</p>',
  },
  {
    key: 'puppy-socialization',
    title: 'Puppy socialization',
    tags: ['puppy', 'homework'],
    male:
      '<p>Until about 14 weeks of age, {{dog}} is learning what is normal in the world. Watching from a place where he feels safe counts as much as getting close. Choose one new thing a day:</p>' +
      '<ul>' +
      '<li><p>a person with a hat, a beard or a cane</p></li>' +
      '<li><p>a surface: gravel, a metal grate, a wobbly board</p></li>' +
      '<li><p>a place: a bench near a school or a hardware store</p></li>' +
      '</ul>' +
      '<p>Feed him a treat every few seconds while he looks, and leave after five minutes. If he tucks his tail, freezes or won’t eat, move back until he can. Never pull him closer. Until his vaccinations are complete, ask your vet which places are safe, and carry him where unknown dogs have been.</p>',
    female:
      '<p>Until about 14 weeks of age, {{dog}} is learning what is normal in the world. Watching from a place where she feels safe counts as much as getting close. Choose one new thing a day:</p>' +
      '<ul>' +
      '<li><p>a person with a hat, a beard or a cane</p></li>' +
      '<li><p>a surface: gravel, a metal grate, a wobbly board</p></li>' +
      '<li><p>a place: a bench near a school or a hardware store</p></li>' +
      '</ul>' +
      '<p>Feed her a treat every few seconds while she looks, and leave after five minutes. If she tucks her tail, freezes or won’t eat, move back until she can. Never pull her closer. Until her vaccinations are complete, ask your vet which places are safe, and carry her where unknown dogs have been.</p>',
    neutral:
      '<p>Until about 14 weeks of age, {{dog}} is learning what is normal in the world. Watching from a place where they feel safe counts as much as getting close. Choose one new thing a day:</p>' +
      '<ul>' +
      '<li><p>a person with a hat, a beard or a cane</p></li>' +
      '<li><p>a surface: gravel, a metal grate, a wobbly board</p></li>' +
      '<li><p>a place: a bench near a school or a hardware store</p></li>' +
      '</ul>' +
      '<p>Feed {{dog}} a treat every few seconds while they look, and leave after five minutes. If they tuck their tail, freeze or won’t eat, move back until they can. Never pull your puppy closer. Until {{dog}}’s vaccinations are complete, ask your vet which places are safe, and carry your puppy where unknown dogs have been.</p>',
  },
  {
    key: 'crate-first-week',
    title: 'Crate: the first week',
    tags: ['puppy', 'calm', 'homework'],
    male:
      '<p>The crate should be a place that {{dog}} chooses, so we go at his pace.</p>' +
      '<ol>' +
      '<li><p><strong>Days 1 and 2.</strong> Toss in ten treats, one by one, with the door open.</p></li>' +
      '<li><p><strong>Days 3 and 4.</strong> Serve his meals inside. While he eats, close the door for a few seconds and open it before he asks.</p></li>' +
      '<li><p><strong>Days 5 to 7.</strong> Give him a stuffed toy and stretch the time to one, three, then five minutes while you sit nearby.</p></li>' +
      '</ol>' +
      '<p>At night, put the crate next to your bed and answer when he whines. He may need to pee, or just want company. If he cries behind the door, let him out and go back a step. If he drools, digs or panics, stop and write to me.</p>',
    female:
      '<p>The crate should be a place that {{dog}} chooses, so we go at her pace.</p>' +
      '<ol>' +
      '<li><p><strong>Days 1 and 2.</strong> Toss in ten treats, one by one, with the door open.</p></li>' +
      '<li><p><strong>Days 3 and 4.</strong> Serve her meals inside. While she eats, close the door for a few seconds and open it before she asks.</p></li>' +
      '<li><p><strong>Days 5 to 7.</strong> Give her a stuffed toy and stretch the time to one, three, then five minutes while you sit nearby.</p></li>' +
      '</ol>' +
      '<p>At night, put the crate next to your bed and answer when she whines. She may need to pee, or just want company. If she cries behind the door, let her out and go back a step. If she drools, digs or panics, stop and write to me.</p>',
    neutral:
      '<p>The crate should be a place that {{dog}} chooses, so we go at their pace.</p>' +
      '<ol>' +
      '<li><p><strong>Days 1 and 2.</strong> Toss in ten treats, one by one, with the door open.</p></li>' +
      '<li><p><strong>Days 3 and 4.</strong> Serve {{dog}}’s meals inside. While they eat, close the door for a few seconds and open it before they ask.</p></li>' +
      '<li><p><strong>Days 5 to 7.</strong> Give your puppy a stuffed toy and stretch the time to one, three, then five minutes while you sit nearby.</p></li>' +
      '</ol>' +
      '<p>At night, put the crate next to your bed and answer when {{dog}} whines. They may need to pee, or just want company. If they cry behind the door, let them out and go back a step. If they drool, dig or panic, stop and write to me.</p>',
  },
  {
    key: 'puppy-class-what-to-bring',
    title: 'Puppy class: what to bring',
    tags: ['puppy', 'group class', 'equipment'],
    male:
      '<p>{{course|Puppy class}} starts on {{start date}} at {{time}}, at {{place}}. Please bring for {{dog}}:</p>' +
      '<ul>' +
      '<li><p>his vaccination record</p></li>' +
      '<li><p>soft treats the size of a pea, and some of his breakfast</p></li>' +
      '<li><p>a harness and a six-foot leash; please leave a retractable one at home</p></li>' +
      '</ul>' +
      '<p data-optional="equipment">Please also pack {{equipment}}.</p>' +
      '<p>He can join one week after his first shots and deworming. If you aren’t sure, ask your vet.</p>' +
      '<p>A rested puppy learns best, so let him nap before you come. In class he may watch from behind your chair as long as he likes. Play is short and gentle, and no puppy has to join in.</p>' +
      '<p>If he coughs, has diarrhea or seems unwell, please stay home with him and write to me.</p>',
    female:
      '<p>{{course|Puppy class}} starts on {{start date}} at {{time}}, at {{place}}. Please bring for {{dog}}:</p>' +
      '<ul>' +
      '<li><p>her vaccination record</p></li>' +
      '<li><p>soft treats the size of a pea, and some of her breakfast</p></li>' +
      '<li><p>a harness and a six-foot leash; please leave a retractable one at home</p></li>' +
      '</ul>' +
      '<p data-optional="equipment">Please also pack {{equipment}}.</p>' +
      '<p>She can join one week after her first shots and deworming. If you aren’t sure, ask your vet.</p>' +
      '<p>A rested puppy learns best, so let her nap before you come. In class she may watch from behind your chair as long as she likes. Play is short and gentle, and no puppy has to join in.</p>' +
      '<p>If she coughs, has diarrhea or seems unwell, please stay home with her and write to me.</p>',
    neutral:
      '<p>{{course|Puppy class}} starts on {{start date}} at {{time}}, at {{place}}. Please bring for {{dog}}:</p>' +
      '<ul>' +
      '<li><p>their vaccination record</p></li>' +
      '<li><p>soft treats the size of a pea, and some of your puppy’s breakfast</p></li>' +
      '<li><p>a harness and a six-foot leash; please leave a retractable one at home</p></li>' +
      '</ul>' +
      '<p data-optional="equipment">Please also pack {{equipment}}.</p>' +
      '<p>{{dog}} can join one week after their first shots and deworming. If you aren’t sure, ask your vet.</p>' +
      '<p>A rested puppy learns best, so let {{dog}} nap before you come. In class they may watch from behind your chair as long as they like. Play is short and gentle, and no puppy has to join in.</p>' +
      '<p>If {{dog}} coughs, has diarrhea or seems unwell, please stay home with them and write to me.</p>',
  },
];
