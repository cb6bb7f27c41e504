/** Name in `dataset` of a form that was submitted before the code of the page arrived. */
export const submittedEarly = 'submittedEarly'
