import type { StarterSnippet } from './starter-snippet.ts';

export const holidays: readonly StarterSnippet[] = [
  {
    key: 'holiday-guests',
    title: 'Holidays and guests',
    tags: ['calm', 'behavior'],
    male:
      '<p>A house full of guests is a lot for {{dog}}. Three things help him:</p>' +
      '<ul>' +
      '<li><p><strong>A room of his own.</strong> Give him a bed, water and a chew behind a gate or a door. Let him practice being there before the day, and have guests leave him alone in it.</p></li>' +
      '<li><p><strong>Calm arrivals.</strong> Keep him there, or on a leash, until everyone is seated.</p></li>' +
      '<li><p><strong>Safe food.</strong> Keep chocolate, grapes, raisins, onions, cooked bones and anything with xylitol out of his reach. If he eats some, call your vet or a poison hotline at once.</p></li>' +
      '</ul>' +
      '<p data-optional>With children around, an adult stays within arm’s reach of him, or a gate stays closed. Nobody hugs him, and nobody goes to him while he eats or sleeps.</p>' +
      '<p>If he yawns, licks his lips, hides or growls, he needs a break. Lead him to his room kindly, and don’t scold him.</p>',
    female:
      '<p>A house full of guests is a lot for {{dog}}. Three things help her:</p>' +
      '<ul>' +
      '<li><p><strong>A room of her own.</strong> Give her a bed, water and a chew behind a gate or a door. Let her practice being there before the day, and have guests leave her alone in it.</p></li>' +
      '<li><p><strong>Calm arrivals.</strong> Keep her there, or on a leash, until everyone is seated.</p></li>' +
      '<li><p><strong>Safe food.</strong> Keep chocolate, grapes, raisins, onions, cooked bones and anything with xylitol out of her reach. If she eats some, call your vet or a poison hotline at once.</p></li>' +
      '</ul>' +
      '<p data-optional>With children around, an adult stays within arm’s reach of her, or a gate stays closed. Nobody hugs her, and nobody goes to her while she eats or sleeps.</p>' +
      '<p>If she yawns, licks her lips, hides or growls, she needs a break. Lead her to her room kindly, and don’t scold her.</p>',
    neutral:
      '<p>A house full of guests is a lot for {{dog}}. Three things help your dog:</p>' +
      '<ul>' +
      '<li><p><strong>A room of their own.</strong> Give {{dog}} a bed, water and a chew behind a gate or a door. Let them practice being there before the day, and have guests leave them alone in it.</p></li>' +
      '<li><p><strong>Calm arrivals.</strong> Keep {{dog}} there, or on a leash, until everyone is seated.</p></li>' +
      '<li><p><strong>Safe food.</strong> Keep chocolate, grapes, raisins, onions, cooked bones and anything with xylitol out of {{dog}}’s reach. If they eat some, call your vet or a poison hotline at once.</p></li>' +
      '</ul>' +
      '<p data-optional>With children around, an adult stays within arm’s reach of {{dog}}, or a gate stays closed. Nobody hugs your dog, and nobody goes to them while they eat or sleep.</p>' +
      '<p>If {{dog}} yawns, licks their lips, hides or growls, they need a break. Lead {{dog}} to their room kindly, and don’t scold them.</p>',
  },
  {
    key: 'fireworks-and-thunder',
    title: 'Fireworks and thunder',
    tags: ['calm', 'health'],
    male:
      '<p>A few preparations will help {{dog}} through {{occasion|the next loud night}}:</p>' +
      '<ul>' +
      '<li><p>Walk him in daylight, on a leash and in a harness that he can’t slip. Frightened dogs run, so check that the phone number on his tag and microchip is right.</p></li>' +
      '<li><p>Make him a cozy corner away from the windows. Close the curtains and play music.</p></li>' +
      '<li><p>Stay home with him. Comfort doesn’t make fear worse, so if he wants to be close, let him.</p></li>' +
      '<li><p>After each bang, toss him a piece of chicken, as long as he will eat.</p></li>' +
      '</ul>' +
      '<p>If he pants, shakes, hides for hours or tries to get out, talk with your vet at least two weeks ahead. There is medicine that eases the fear itself. Please give him nothing without asking, not even what is sold for calming.</p>',
    female:
      '<p>A few preparations will help {{dog}} through {{occasion|the next loud night}}:</p>' +
      '<ul>' +
      '<li><p>Walk her in daylight, on a leash and in a harness that she can’t slip. Frightened dogs run, so check that the phone number on her tag and microchip is right.</p></li>' +
      '<li><p>Make her a cozy corner away from the windows. Close the curtains and play music.</p></li>' +
      '<li><p>Stay home with her. Comfort doesn’t make fear worse, so if she wants to be close, let her.</p></li>' +
      '<li><p>After each bang, toss her a piece of chicken, as long as she will eat.</p></li>' +
      '</ul>' +
      '<p>If she pants, shakes, hides for hours or tries to get out, talk with your vet at least two weeks ahead. There is medicine that eases the fear itself. Please give her nothing without asking, not even what is sold for calming.</p>',
    neutral:
      '<p>A few preparations will help {{dog}} through {{occasion|the next loud night}}:</p>' +
      '<ul>' +
      '<li><p>Walk {{dog}} in daylight, on a leash and in a harness that they can’t slip. Frightened dogs run, so check that the phone number on your dog’s tag and microchip is right.</p></li>' +
      '<li><p>Make {{dog}} a cozy corner away from the windows. Close the curtains and play music.</p></li>' +
      '<li><p>Stay home with {{dog}}. Comfort doesn’t make fear worse, so if they want to be close, let them.</p></li>' +
      '<li><p>After each bang, toss {{dog}} a piece of chicken, as long as they will eat.</p></li>' +
      '</ul>' +
      '<p>If {{dog}} pants, shakes, hides for hours or tries to get out, talk with your vet at least two weeks ahead. There is medicine that eases the fear itself. Please give {{dog}} nothing without asking, not even what is sold for calming.</p>',
  },
];
