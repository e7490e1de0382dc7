/** Firebase takes a project with this prefix for one that exists nowhere: no call can reach a real one. */
export const localProjectId = 'demo-heelwrite';
