import type { StarterSnippet } from './starter-snippet.ts';

export const equipment: readonly StarterSnippet[] = [
  {
    key: 'harness-fit',
    title: 'A harness that fits',
    tags: ['equipment', 'leash'],
    male:
      '<p>A good harness keeps pressure off {{dog}}’s neck and leaves his shoulders free. Look for a Y-shaped front, and check three things:</p>' +
      '<ul>' +
      '<li><p>Two fingers fit flat under every strap.</p></li>' +
      '<li><p>The front strap lies on his breastbone, not on his throat or across his shoulders.</p></li>' +
      '<li><p>The belly strap sits well behind his front legs, so that nothing rubs there.</p></li>' +
      '</ul>' +
      '<p>Let him get used to it. Hold a treat so that he puts his own head through, feed while you close each buckle, and begin with a few minutes indoors. If he freezes, go slower. Look for sore spots after walks, and check the fit every month while he grows.</p>' +
      '<p>Please don’t use a choke, prong or shock collar. It can hurt him, and it makes fear and barking worse.</p>',
    female:
      '<p>A good harness keeps pressure off {{dog}}’s neck and leaves her shoulders free. Look for a Y-shaped front, and check three things:</p>' +
      '<ul>' +
      '<li><p>Two fingers fit flat under every strap.</p></li>' +
      '<li><p>The front strap lies on her breastbone, not on her throat or across her shoulders.</p></li>' +
      '<li><p>The belly strap sits well behind her front legs, so that nothing rubs there.</p></li>' +
      '</ul>' +
      '<p>Let her get used to it. Hold a treat so that she puts her own head through, feed while you close each buckle, and begin with a few minutes indoors. If she freezes, go slower. Look for sore spots after walks, and check the fit every month while she grows.</p>' +
      '<p>Please don’t use a choke, prong or shock collar. It can hurt her, and it makes fear and barking worse.</p>',
    neutral:
      '<p>A good harness keeps pressure off {{dog}}’s neck and leaves their shoulders free. Look for a Y-shaped front, and check three things:</p>' +
      '<ul>' +
      '<li><p>Two fingers fit flat under every strap.</p></li>' +
      '<li><p>The front strap lies on {{dog}}’s breastbone, not on their throat or across their shoulders.</p></li>' +
      '<li><p>The belly strap sits well behind your dog’s front legs, so that nothing rubs there.</p></li>' +
      '</ul>' +
      '<p>Let {{dog}} get used to it. Hold a treat so that your dog puts their own head through, feed while you close each buckle, and begin with a few minutes indoors. If {{dog}} freezes, go slower. Look for sore spots after walks, and check the fit every month while {{dog}} grows.</p>' +
      '<p>Please don’t use a choke, prong or shock collar. It can hurt your dog, and it makes fear and barking worse.</p>',
  },
  {
    key: 'equipment-list',
    title: 'Equipment, and what it is for',
    tags: ['equipment'],
    male:
      '<p>For our training, please have {{equipment}} ready. This is what it will do for {{dog}}.</p>' +
      '<ul>' +
      '<li data-optional="equipment=harness"><p><strong>Harness.</strong> It keeps pressure off his neck. Two fingers fit under every strap.</p></li>' +
      '<li data-optional="equipment=leash"><p><strong>Leash.</strong> At six feet he can sniff, and you can still hold him safely.</p></li>' +
      '<li data-optional="equipment=long line"><p><strong>Long line.</strong> It gives him room before he is ready to be off leash. Clip it to his harness, never to a collar.</p></li>' +
      '<li data-optional="equipment=treats"><p><strong>Treats.</strong> Soft, smelly and no bigger than a pea, so that practice doesn’t fill him up.</p></li>' +
      '<li data-optional="equipment=treat pouch"><p><strong>Treat pouch.</strong> A reward within two seconds tells him what it was for.</p></li>' +
      '<li data-optional="equipment=mat"><p><strong>Mat.</strong> It becomes the place where he rests, wherever you put it down.</p></li>' +
      '<li data-optional="equipment=toy"><p><strong>Toy.</strong> Some of his rewards are games. Bring the one he would choose himself.</p></li>' +
      '<li data-optional="equipment=food toy"><p><strong>Food toy.</strong> Licking and chewing calm him.</p></li>' +
      '<li data-optional="equipment=muzzle"><p><strong>Muzzle.</strong> One in which he can pant, drink and eat. Don’t put it on him yet; we make it his idea first.</p></li>' +
      '<li data-optional="equipment=baby gate"><p><strong>Baby gate.</strong> It keeps him out of trouble without a word.</p></li>' +
      '</ul>' +
      '<p>Secondhand is fine. You need nothing that works by pain, noise or fright. If you aren’t sure of the size, send me a photo of him before you buy.</p>',
    female:
      '<p>For our training, please have {{equipment}} ready. This is what it will do for {{dog}}.</p>' +
      '<ul>' +
      '<li data-optional="equipment=harness"><p><strong>Harness.</strong> It keeps pressure off her neck. Two fingers fit under every strap.</p></li>' +
      '<li data-optional="equipment=leash"><p><strong>Leash.</strong> At six feet she can sniff, and you can still hold her safely.</p></li>' +
      '<li data-optional="equipment=long line"><p><strong>Long line.</strong> It gives her room before she is ready to be off leash. Clip it to her harness, never to a collar.</p></li>' +
      '<li data-optional="equipment=treats"><p><strong>Treats.</strong> Soft, smelly and no bigger than a pea, so that practice doesn’t fill her up.</p></li>' +
      '<li data-optional="equipment=treat pouch"><p><strong>Treat pouch.</strong> A reward within two seconds tells her what it was for.</p></li>' +
      '<li data-optional="equipment=mat"><p><strong>Mat.</strong> It becomes the place where she rests, wherever you put it down.</p></li>' +
      '<li data-optional="equipment=toy"><p><strong>Toy.</strong> Some of her rewards are games. Bring the one she would choose herself.</p></li>' +
      '<li data-optional="equipment=food toy"><p><strong>Food toy.</strong> Licking and chewing calm her.</p></li>' +
      '<li data-optional="equipment=muzzle"><p><strong>Muzzle.</strong> One in which she can pant, drink and eat. Don’t put it on her yet; we make it her idea first.</p></li>' +
      '<li data-optional="equipment=baby gate"><p><strong>Baby gate.</strong> It keeps her out of trouble without a word.</p></li>' +
      '</ul>' +
      '<p>Secondhand is fine. You need nothing that works by pain, noise or fright. If you aren’t sure of the size, send me a photo of her before you buy.</p>',
    neutral:
      '<p>For our training, please have {{equipment}} ready. This is what it will do for {{dog}}.</p>' +
      '<ul>' +
      '<li data-optional="equipment=harness"><p><strong>Harness.</strong> It keeps pressure off {{dog}}’s neck. Two fingers fit under every strap.</p></li>' +
      '<li data-optional="equipment=leash"><p><strong>Leash.</strong> At six feet {{dog}} can sniff, and you can still hold them safely.</p></li>' +
      '<li data-optional="equipment=long line"><p><strong>Long line.</strong> It gives {{dog}} room before they are ready to be off leash. Clip it to their harness, never to a collar.</p></li>' +
      '<li data-optional="equipment=treats"><p><strong>Treats.</strong> Soft, smelly and no bigger than a pea, so that practice doesn’t fill them up.</p></li>' +
      '<li data-optional="equipment=treat pouch"><p><strong>Treat pouch.</strong> A reward within two seconds tells {{dog}} what it was for.</p></li>' +
      '<li data-optional="equipment=mat"><p><strong>Mat.</strong> It becomes the place where {{dog}} rests, wherever you put it down.</p></li>' +
      '<li data-optional="equipment=toy"><p><strong>Toy.</strong> Some of {{dog}}’s rewards are games. Bring the one they would choose themself.</p></li>' +
      '<li data-optional="equipment=food toy"><p><strong>Food toy.</strong> Licking and chewing calm your dog.</p></li>' +
      '<li data-optional="equipment=muzzle"><p><strong>Muzzle.</strong> One in which {{dog}} can pant, drink and eat. Don’t put it on them yet; we make it their idea first.</p></li>' +
      '<li data-optional="equipment=baby gate"><p><strong>Baby gate.</strong> It keeps {{dog}} out of trouble without a word.</p></li>' +
      '</ul>' +
      '<p>Secondhand is fine. You need nothing that works by pain, noise or fright. If you aren’t sure of the size, send me a photo of {{dog}} before you buy.</p>',
  },
];
