/**
 * Whether an answer is the file that was asked for and may be kept for a day without a network. A server that is half
 * there, and the login page of a guest network, answer with a page of their own: kept, it would stand in for the file.
 */
export const mayKeep = (file: string, answer: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean => {
  const isPage = /^text\/html\b/i.test(answer.headers.get('content-type') ?? '');
  return answer.status === 200 && !answer.redirected && isPage === file.endsWith('.html');
};
