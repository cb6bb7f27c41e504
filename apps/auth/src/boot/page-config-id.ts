/** Id of the `<script type="application/json">` in which a server may inline what it knows. */
export const pageConfigId = 'vestibule-config'
